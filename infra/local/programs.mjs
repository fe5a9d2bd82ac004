import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian's script of the same name in sbin switches the user; this one does not.
const debianRabbit = '/usr/lib/rabbitmq/bin/rabbitmq-server';
// The same engine without a browser's window, in which pages open in a quarter of the time.
const headlessShell = 'chromium-headless-shell';
const chromiumNames = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Path of RabbitMQ's server script, or undefined when RabbitMQ is not installed. */
export function rabbitPath() {
  return existsSync(debianRabbit) ? debianRabbit : findInPath(['rabbitmq-server']);
}

/** Path of a Chromium or Chrome (`CHROMIUM_PATH`, or the first one in PATH), or undefined. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? findInPath(chromiumNames);
}

/** Path of a Firefox (`FIREFOX_PATH`, or the first one in PATH), or undefined. */
export function firefoxPath() {
  return process.env.FIREFOX_PATH ?? findInPath(['firefox-esr', 'firefox']);
}

/** Whether WebKit can be driven, on a screen that nobody sees. */
export function hasWebKit() {
  return ['WebKitWebDriver', 'Xvfb'].every((name) => findInPath([name]) !== undefined);
}

/** Whether the headless Chromium is installed. */
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
