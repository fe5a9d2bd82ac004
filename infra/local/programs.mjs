import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian's script of the same name in sbin changes the user; the one below lib runs as whoever calls it.
const debianRabbit = '/usr/lib/rabbitmq/bin/rabbitmq-server';
// The same engine without a browser around it: pages open in a quarter of the time.
const headlessShell = 'chromium-headless-shell';
const chromiumNames = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Path of RabbitMQ's server script, or undefined where RabbitMQ is not installed. */
export function rabbitPath() {
  return existsSync(debianRabbit) ? debianRabbit : findInPath(['rabbitmq-server']);
}

/** Path of a Chromium or Chrome (`CHROMIUM_PATH`, or the first one in PATH), or undefined. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? findInPath(chromiumNames);
}

/** Whether Chromium is there without its window. */
export function hasHeadlessShell() {
  return findInPath([headlessShell]) !== undefined;
}

/** @param {string[]} names */
function findInPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
