import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';

// The server renders pages before their code arrives; React leaves its mark on what it has drawn itself.
const IS_ALIVE = `Object.keys(document.querySelector('#root main, #root [role=alert]') ?? {})
  .some((key) => key.startsWith('__reactFiber'))`;

/** Resolves when the page that the server rendered is hydrated. */
export async function untilAlive(page: Page): Promise<void> {
  await waitFor(() => page.evaluate(IS_ALIVE), { what: 'the code of the page' });
}

/**
 * Resolves when the server renders the page at this address in time: the first of its kind, whose code is loaded for it, may take
 * longer than a page may wait for its rendering.
 */
export async function untilRendersInTime(address: string): Promise<void> {
  const isRendered = async () => (await (await fetch(address)).text()).includes('<main');
  await waitFor(isRendered, { what: `a rendered page at ${address}` });
}

/**
 * Opens an address as the server has rendered it, for a look before the page's code has come; again where the rendering has taken
 * longer than a page may wait for it.
 */
export async function openRendered(page: Page, path: string): Promise<void> {
  const isParsed = () => page.evaluate(`document.readyState !== 'loading'`);
  const isRendered = async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await waitFor(isParsed, { what: `the whole page of ${path}` });
    return (await page.locator('#root main').count()) > 0;
  };
  await waitFor(isRendered, { what: `the rendered page of ${path}` });
}

/** Opens an address of the shop; resolves when its screen answers to presses. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** Loads the page anew; resolves when its screen answers to presses. */
export async function revisit(page: Page): Promise<void> {
  await page.reload();
  await untilAlive(page);
}

// Runs in the page.
const COME_TO_REST = `(async () => {
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  await nextFrame();
  await nextFrame();
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map((one) => one.finished));
})()`;

/** Resolves when what has just changed in the page is on the screen and has stopped moving. */
export async function untilRendered(page: Page): Promise<void> {
  await page.evaluate(COME_TO_REST);
}

// Runs in the page.
const IS_IDLE = `document.querySelector('main [aria-busy="true"]') === null`;

/** Resolves when no part of the screen waits for an answer: what that part showed before is faded meanwhile. */
export async function untilIdle(page: Page): Promise<void> {
  await waitFor(() => page.evaluate<boolean>(IS_IDLE), { what: 'the answers for which the screen waits' });
}

// Runs in the page, before its code.
const LONGER = `const soon = window.setTimeout;
window.setTimeout = (run, ms = 0, ...rest) => soon(run, ms < 1_000 ? ms : ms * 40, ...rest);`;

/** Lets a page wait for its first data for as long as a busy machine needs: after a second and a half it is rendered anew. */
export const waitLonger = (page: Page) => page.addInitScript(LONGER);

/** Holds back what the page asks for at these addresses, until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
