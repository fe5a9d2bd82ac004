import type { Page } from 'playwright-core';

// Runs in the page.
const BROKEN = `(() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: number, index } of node.data.matchAll(/MG-\\d{4}-\\d+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(number + ' in ' + node.parentElement.outerHTML.slice(0, 120));
    }
  }
  return found;
})()`;

/** The order numbers that stand on more than one line in windows of these widths. */
export async function brokenOrderNumbers(page: Page, widths: number[]): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page.evaluate<string[]>(BROKEN);
    found.push(...broken.map((number) => `at ${width} px: ${number}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}
