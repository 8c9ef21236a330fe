/** Tells the service worker, when the pages are built, what to keep and which version of the pages it belongs to. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import type { Plugin } from "vite";

export const WORKER = "worker.js";

const PUBLIC = new URL("./public/", import.meta.url);

/** What the pages need without a network, besides what is built. */
const ALONE = [
  ...readdirSync(PUBLIC).filter((name) => /^favicon|webmanifest$/.test(name)),
  "icons/icon-192.png",
  "icons/badge.png",
];

export function offline(): Plugin {
  return {
    name: "offline",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = ["", ...built, ...ALONE].map((name) => `/${name}`).sort();
      const version = createHash("sha256").update(files.join("\n")).update(worker.code);
      for (const name of ALONE) version.update(readFileSync(new URL(name, PUBLIC)));
      const fill = (place: string, text: string): void => {
        const found = new RegExp(`["'\`]%${place}%["'\`]`);
        if (!found.test(worker.code)) throw new Error(`the service worker has no place for ${place}`);
        worker.code = worker.code.replace(found, () => JSON.stringify(text));
      };
      fill("FILES", JSON.stringify(files));
      fill("VERSION", version.digest("hex").slice(0, 16));
    },
  };
}
