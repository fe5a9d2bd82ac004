import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openContext, openPage, type PageWishes } from './browser.js';

/**
 * Pages of a session each, whose contexts are emptied and used again: a new one would load and compile the storefront's
 * code anew, which takes longer than most tests.
 */
export class Contexts {
  private readonly free = new Map<string, BrowserContext[]>();

  constructor(
    private readonly browser: Browser,
    private readonly shopUrl: string,
  ) {}

  async open(wishes: PageWishes = {}): Promise<Page> {
    const context = this.freeLike(wishes).pop() ?? (await openContext(this.browser, this.shopUrl, wishes));
    const page = await openPage(this.browser, this.shopUrl, wishes, context);
    this.wishes.set(context, wishes);
    return page;
  }

  /** Ends the page's session: all of its pages are closed, and nothing but loaded files is left for the next one. */
  async close(page: Page): Promise<void> {
    const context = page.context();
    const devtools = await context.newCDPSession(await context.newPage());
    await devtools.send('Storage.clearDataForOrigin', {
      origin: new URL(this.shopUrl).origin,
      storageTypes: 'cookies,local_storage,indexeddb,service_workers,cache_storage',
    });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await Promise.all(context.pages().map((one) => one.close()));
    this.freeLike(this.wishes.get(context)!).push(context);
  }

  private readonly wishes = new WeakMap<BrowserContext, PageWishes>();

  /** Contexts cannot change these later. */
  private freeLike({ size, isStill }: PageWishes): BrowserContext[] {
    const key = JSON.stringify([size, isStill]);
    const free = this.free.get(key) ?? [];
    this.free.set(key, free);
    return free;
  }
}
