import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { untilRendered } from './visit.js';

interface Focus {
  /** What a screen reader would call the element, roughly. */
  name: string;
  tag: string;
  /** Why a person would not see which element it is; empty when they do. */
  hiddenBy: string;
}

// Runs in the page.
const READ_FOCUS = `(() => {
  const element = document.activeElement ?? document.body;
  const label = element.labels?.[0]?.innerText ?? element.getAttribute('aria-label') ?? element.innerText;
  const style = getComputedStyle(element);
  const isMarked = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
  const { left, top, width, height } = element.getBoundingClientRect();
  const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1);
  const hit = document.elementFromPoint(left + width / 2, y);
  const isCovered = hit === null || !(element.contains(hit) || hit.contains(element));
  const isOut = top >= innerHeight || top + height <= 0;
  return {
    name: (label ?? '').replace(/\\s+/g, ' ').trim(),
    tag: element.tagName,
    hiddenBy: element.tagName !== 'BODY' && [!isMarked && 'it has no mark', isOut && 'it is off the screen, at ' + Math.round(top) + ' px of a page scrolled by ' + Math.round(scrollY),
      isCovered && 'it is covered by ' + hit?.tagName + ' ' + hit?.className].filter(Boolean).join(', ') || '',
  };
})()`;

/** The element that has the focus. */
export const focusOf = (page: Page): Promise<Focus> => page.evaluate(READ_FOCUS);

/** The focus once whatever slides into view has done so. */
async function settledFocusOf(page: Page): Promise<Focus> {
  await untilRendered(page);
  await waitFor(async () => !(await focusOf(page)).hiddenBy, { timeoutMs: 1500 }).catch(() => undefined);
  return focusOf(page);
}

/** More stops than any screen of the shop has. */
const MAX_STOPS = 120;

/**
 * Presses Tab (or Shift+Tab) until the focus is on an element of this name. Every stop on the way must be visible.
 * Rejects when the focus gets lost, or never comes there.
 */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  while (passed.length < MAX_STOPS) {
    await page.keyboard.press(key);
    const focus = await settledFocusOf(page);
    const stop = `${focus.tag} "${focus.name}"`;
    passed.push(stop);
    if (focus.tag === 'BODY' && passed.length > 1) break;
    if (focus.hiddenBy) throw new Error(`The focus on ${stop} cannot be seen: ${focus.hiddenBy}`);
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return;
  }
  throw new Error(`Tab never came to ${name}: ${passed.join(', ')}`);
}
