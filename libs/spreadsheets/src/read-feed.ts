import { createRequire } from 'node:module';
import type { ParserOptions } from 'htmlparser2';
import { inThread } from './in-thread.js';

/** A feed of products in XML as a table: the names of what its entries have, and each entry. */
export interface Feed {
  names: string[];
  entries: {
    /** As a text editor counts them, from 1. */
    line: number;
    cells: string[];
  }[];
}

/** One more than any list may have, so that it is told of. */
const mostEntries = 20_100;
const mostNames = 300;
const mostLetters = 20_001;
/** Of elements within each other. */
const mostDepth = 16;

const how: ParserOptions = { xmlMode: true, decodeEntities: true };

/** A file that is no XML, or none with entries of products, or with more than one may have. */
export class UnreadableFeed extends Error {}

/** Whether a file begins as XML does. */
export const isXml = (bytes: Uint8Array): boolean =>
  /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*<(?:\?xml|rss|feed|rdf)/i.test(
    Buffer.from(bytes).toString('latin1').replaceAll('\0', ''),
  );

/**
 * Reads a feed (RSS, Atom, or any with entries such as `product`) in a thread of its own, without what stands before the colon of a
 * name. Nothing is fetched and no entities are known but those of XML; a DTD is refused. Rejects with UnreadableFeed.
 */
export function readFeed(path: string): Promise<Feed> {
  const { resolve: pathOf } = createRequire(import.meta.url);
  const given = { path, mostEntries, mostNames, mostLetters, mostDepth, how, parser: pathOf('htmlparser2') };
  return inThread(script, given, (why) => new UnreadableFeed(why));
}

/** Needs no file of its own beside what runs it, compiled or not. */
const script = `
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { path, mostEntries, mostNames, mostLetters, mostDepth } = workerData;
const { Parser } = require(workerData.parser);
const entryNames = new Set(['item', 'entry', 'product', 'offer']);
const bare = (name) => name.slice(name.indexOf(':') + 1).toLowerCase();
const bytes = readFileSync(path);
const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
const stated = /^[^>]*encoding=["']([\\w-]+)["']/.exec(bytes.subarray(0, 200).toString('latin1'));
const text = new TextDecoder(wide ?? (stated ? stated[1] : 'utf-8'), { fatal: true }).decode(bytes);

const names = new Map();
const entries = [];
let stack = [];
let entry;
let line = 1;
let counted = 0;
const lineAt = (index) => {
  for (let at = text.indexOf('\\n', counted); at >= 0 && at < index; at = text.indexOf('\\n', counted)) {
    line += 1;
    counted = at + 1;
  }
  return line;
};
const add = (name, value) => {
  const trimmed = value.trim();
  if (trimmed === '') return;
  if (!names.has(name)) {
    if (names.size >= mostNames) return;
    names.set(name, names.size);
  }
  const place = names.get(name);
  const before = entry.cells[place];
  entry.cells[place] = (before ? before + '\\n' + trimmed : trimmed).slice(0, mostLetters);
};
const parser = new Parser({
  onprocessinginstruction(name) {
    if (/^!doctype/i.test(name)) throw new Error('it has a DTD');
  },
  onopentag(name, attributes) {
    if (stack.length >= mostDepth) throw new Error('its elements are too deep');
    const own = bare(name);
    if (!entry && entryNames.has(own)) {
      entry = { line: lineAt(parser.startIndex), cells: [], depth: stack.length };
      for (const [key, value] of Object.entries(attributes)) if (bare(key) === 'id') add('id', value);
    }
    stack.push({ name: own, text: '', href: attributes.href });
  },
  ontext(piece) {
    const open = stack[stack.length - 1];
    if (entry && open && open.text.length <= mostLetters) open.text += piece;
  },
  onclosetag() {
    const closed = stack.pop();
    if (!entry) return;
    if (stack.length === entry.depth) {
      entries.push({ line: entry.line, cells: entry.cells });
      entry = undefined;
      if (entries.length >= mostEntries) parser.pause();
      return;
    }
    const path = stack.slice(entry.depth + 1).map((one) => one.name);
    add([...path, closed.name].join('_'), closed.text.trim() === '' && closed.href ? closed.href : closed.text);
  },
}, workerData.how);
parser.write(text);
if (entries.length < mostEntries && stack.length > 0) throw new Error('it is cut off, or no XML');
if (entries.length === 0) throw new Error('it has no products');
parentPort.postMessage({
  names: [...names.keys()],
  entries: entries.map(({ line, cells }) => ({ line, cells: Array.from({ length: names.size }, (_, place) => cells[place] ?? '') })),
});
`;
