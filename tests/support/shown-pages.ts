import { inTime } from '@mekong/service-defaults';
import { patient } from '@mekong/testing';
import type { Page } from 'playwright-core';

const open = new Set<Page>();

/** Has a failure of a test say what this page shows then. */
export function tellWhenFailing(page: Page): void {
  open.add(page);
  page.on('close', () => open.delete(page));
}

const MOST_LETTERS = 2_000;

async function shownBy(page: Page): Promise<string> {
  // A page that hangs must not keep the failure from being told.
  const text = await inTime(patient(3_000), page.evaluate<string>(`document.body.innerText`));
  return text.replace(/\s*\n\s*/g, ' | ').slice(0, MOST_LETTERS);
}

/** Called by the test environment, which has no browser of its own. */
async function whatPagesShow(): Promise<string> {
  const shown = [...open].map(async (page) => {
    const text = await shownBy(page).catch(() => 'nothing that can be read');
    return `The page at ${page.url()} shows: ${text}`;
  });
  return (await Promise.all(shown)).join('\n');
}

Object.assign(globalThis, { whatPagesShow });
