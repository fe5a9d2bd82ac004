import type { Locator, Page } from 'playwright-core';
import { visit } from './visit.js';

/** What it takes to come to a screen by the menu: a section, its page, a tab of that. */
const pressesToScreen = 3;

/** Counts what somebody presses: a button or link, a key, a file that is chosen, a field that is filled. */
export function someHands() {
  let presses = 0;
  const counted = <Parts extends unknown[]>(act: (...parts: Parts) => Promise<unknown>) => {
    return async (...parts: Parts): Promise<void> => {
      presses += 1;
      await act(...parts);
    };
  };
  const go = async (page: Page, path: string): Promise<void> => {
    presses += pressesToScreen;
    await visit(page, path);
  };
  return {
    go,
    press: counted((what: Locator) => what.click()),
    fill: counted((field: Locator, text: string) => field.fill(text)),
    choose: counted((field: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
      field.setInputFiles(files),
    ),
    type: counted((page: Page, keys: string) => page.keyboard.type(keys)),
    count: () => presses,
  };
}

export type Hands = ReturnType<typeof someHands>;
