import type { Page } from 'playwright-core';
import { sidewaysScrolling } from './sideways.js';

const NARROWEST_PHONE = { width: 320, height: 900 };

// Runs in the page. A column of less than three letters' width with more than four lines is broken within its words.
const SQUEEZED = `(() => {
  const hasText = ({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const isSqueezed = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(element).fontSize);
    return width > 1 && width < 3 * size && height > 4 * size && hasText(element);
  };
  return [...document.querySelectorAll('main *')].filter(isSqueezed)
    .map(({ tagName, textContent }) => tagName + ' is squeezed: ' + textContent.trim());
})()`;

/** What does not fit on the narrowest phone with text of twice the size: too wide, or with its words broken into letters. */
export async function tooNarrowForLargeText(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROWEST_PHONE);
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  const wide = await sidewaysScrolling(page, [NARROWEST_PHONE.width]);
  const squeezed = await page.evaluate<string[]>(SQUEEZED);
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
  if (before) await page.setViewportSize(before);
  return [...wide, ...squeezed];
}
