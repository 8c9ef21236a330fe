import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { rulesPages } from "./rules-plugin.ts";

// `steeple serve` hands out what is built here. To work on the pages, run `npx vite` beside it.
export default defineConfig({
  plugins: [rulesPages(), svelte()],
  build: {
    outDir: "../src/steeple/server/http/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: `http://127.0.0.1:${process.env.STEEPLE_PORT ?? 8765}`, ws: true } },
    fs: { allow: [".."] },
  },
});
