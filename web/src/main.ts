import "./css/tokens.css";
import "./css/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { speak } from "./words/words.svelte";

// The first page comes in the reader's own language: nothing is drawn before its words are here.
await speak();
mount(App, { target: document.getElementById("app")! });
