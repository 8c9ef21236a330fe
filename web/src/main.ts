import "./css/type.css";
import "./css/tokens.css";
import "./css/base.css";
import "./css/bar.css";
import "./css/controls.css";
import "./css/table.css";
import "./css/small-screens.css"; // after what it overrides
import "./css/table-frame.css";
import "./css/forced-colours.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { fetchAhead } from "./layout/large-pages";
import { speak } from "./words/words.svelte";

// The code of a large page comes along with the sentences, not after them.
fetchAhead(location.pathname);
// The first page comes in the reader's own language: nothing is drawn before its sentences are loaded.
await speak();
mount(App, { target: document.getElementById("app")! });
