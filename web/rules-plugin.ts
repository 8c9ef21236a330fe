/**
 * Turns the pages of docs/rules into trees when the client is built, so that no parser is shipped and no HTML is trusted.
 * A page may use what docs/adding-a-game.md lists, and nothing else: anything that this doesn't know fails the build.
 */

import { marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";

import type { Block, Inline, RulesText, Section } from "./src/learn/rules-text.ts";

const PAGE = /\/docs\/rules\/[a-z]+\/[\w-]+\.md$/;
const ANCHORS = /^(?:<a id="[\w-]+"><\/a>\s*)+$/;
const PICTURE = /^\.\.\/pictures\/[\w-]+\/([\w-]+)\.webp$/;
const LINK = /^([\w-]+)\.md(#[\w-]+)?$|^(#[\w-]+)$/;

export function rulesPages(): Plugin {
  return {
    name: "rules-pages",
    transform(source, id) {
      const path = id.split("?")[0] ?? id;
      if (!PAGE.test(path)) return null;
      return { code: `export default ${JSON.stringify(pageOf(source, path))};`, map: null };
    },
  };
}

/** A page as a tree. Throws where it holds something that isn't foreseen. */
export function pageOf(source: string, path: string): RulesText {
  const page: RulesText = { title: "", lead: [], sections: [] };
  let ids: string[] = [];
  let section: Section | null = null;
  for (const token of marked.lexer(source)) {
    if (token.type === "space") continue;
    if (token.type === "paragraph" && ANCHORS.test(token.raw)) {
      ids.push(...Array.from(token.raw.matchAll(/id="([\w-]+)"/g), (found) => found[1]!));
    } else if (token.type === "heading" && token.depth === 1) {
      page.title = token.text as string;
    } else if (token.type === "heading" && token.depth === 2) {
      if (ids.length === 0) throw new Error(`${path}: no <a id="…"></a> before "${token.text}"`);
      section = { ids, title: token.text as string, blocks: [] };
      page.sections.push(section);
      ids = [];
    } else {
      (section?.blocks ?? page.lead).push(block(token, path));
    }
  }
  if (ids.length > 0) throw new Error(`${path}: no heading after the anchor ${ids.join(", ")}`);
  return page;
}

function block(token: Token, path: string): Block {
  switch (token.type) {
    case "heading":
      return { kind: "heading", text: inlines(token.tokens, path) };
    case "paragraph":
      return (
        figure(token as Tokens.Paragraph, path) ?? { kind: "paragraph", text: inlines(token.tokens, path) }
      );
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return { kind: "list", isNumbered: ordered, items: items.map((item) => itemOf(item, path)) };
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlines(cell.tokens, path));
      return { kind: "table", head: cells(header), rows: rows.map(cells) };
    }
    case "blockquote": {
      const inner = (token.tokens ?? []).filter((one) => one.type !== "space");
      return { kind: "example", blocks: inner.map((one) => block(one, path)) };
    }
    default:
      throw new Error(`${path}: ${token.type} isn't foreseen: ${token.raw}`);
  }
}

/** A picture that stands alone in its paragraph. */
function figure(token: Tokens.Paragraph, path: string): Block | null {
  const [only, ...rest] = token.tokens;
  if (only?.type !== "image" || rest.length > 0) return null;
  const name = PICTURE.exec(only.href as string)?.[1];
  if (name === undefined) throw new Error(`${path}: ${only.raw} is no picture of docs/rules/pictures`);
  return { kind: "figure", name, label: only.text as string };
}

/** An item of a list: one paragraph. */
function itemOf(item: Tokens.ListItem, path: string): Inline[] {
  const [only, ...rest] = item.tokens;
  if (only?.type !== "text" || rest.length > 0) throw new Error(`${path}: not one paragraph: ${item.raw}`);
  return inlines(only.tokens, path);
}

function inlines(tokens: Token[] | undefined, path: string): Inline[] {
  return (tokens ?? []).map((token) => inline(token, path));
}

function inline(token: Token, path: string): Inline {
  switch (token.type) {
    case "text":
    case "escape":
      return (token.text as string).replace(/\n/g, " ");
    case "strong":
      return { strong: inlines(token.tokens, path) };
    case "em":
      return { em: inlines(token.tokens, path) };
    case "link":
      return { href: address(token.href as string, path), text: inlines(token.tokens, path) };
    default:
      throw new Error(`${path}: ${token.type} isn't foreseen: ${token.raw}`);
  }
}

/** Where a link to another page of the rules leads in the client. */
function address(href: string, path: string): string {
  const found = LINK.exec(href);
  if (!found) throw new Error(`${path}: ${href} is no page of the rules`);
  return found[3] ?? `/learn/${found[1]}${found[2] ?? ""}`;
}
