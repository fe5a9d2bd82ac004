import type { Page } from 'playwright-core';

// Runs in the page.
const WIDER_THAN_WINDOW = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return '';
  const isOut = (element) => element.getBoundingClientRect().right > clientWidth + 1;
  const out = [...document.querySelectorAll('body *')].filter(isOut).slice(0, 3);
  return scrollWidth + ' px wide by ' + out.map(({ tagName, className }) => tagName + '.' + className).join(', ');
})()`;

/** What makes the page scroll sideways in windows of these widths, each with its width; empty when nothing does. */
export async function sidewaysScrolling(page: Page, widths: number[]): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate<string>(WIDER_THAN_WINDOW);
    if (wide) found.push(`at ${width} px: ${wide}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}
