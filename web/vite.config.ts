import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { offline, WORKER } from "./offline-plugin.ts";
import { rulesPages } from "./rules-plugin.ts";

// `steeple serve` hands out what is built here. To work on the pages, run `npx vite` beside it.
export default defineConfig({
  plugins: [rulesPages(), svelte(), offline()],
  build: {
    outDir: "../src/steeple/server/http/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", worker: "worker.ts" },
      output: {
        // Its name must not change: browsers ask for it again to see whether there is a new one.
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        // What several pages share is one file: on a slow line, dozens of small ones take longer than their bytes.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /\/src\/(art|layout|server|words)\/(?!locales\/)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: `http://127.0.0.1:${process.env.STEEPLE_PORT ?? 8765}`, ws: true } },
    fs: { allow: [".."] },
  },
});
