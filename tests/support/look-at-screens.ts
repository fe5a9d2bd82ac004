import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { PageOptions } from './browser.js';
import { customerScreens, visitorScreens, type Screen } from './screens.js';
import { sellerScreens, staffScreens } from './staff-screens.js';
import { setStage, type Customer, type Stage } from './stage.js';
import { untilIdle, untilRendered } from './visit.js';

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, one line for each element at fault. */
async function violationsOf(page: Page, narrowDown: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await untilRendered(page);
  await untilIdle(page);
  // What has been faded comes back slowly.
  await untilRendered(page);
  const axe = new AxeBuilder({ page })
    // Without legacy mode axe opens another page for each look.
    .setLegacyMode()
    // Naming every element that passed takes half of its time.
    .options({ resultTypes: ['violations'] });
  const { violations: found } = await narrowDown(axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** What the page of each of them has from the start. */
async function optionsOf(who: string, stage: Stage, customer: Customer): Promise<PageOptions> {
  if (who === 'a visitor') return {};
  if (who === 'a seller') return { as: await stage.seller() };
  if (who === 'an admin') return { as: await stage.admin() };
  const { riverMouse, deltaMouse } = stage.catalogue;
  return { as: customer, cart: await stage.cartOf(riverMouse, deltaMouse) };
}

/** What is against WCAG 2.2 AA on the page. */
export const violations = (page: Page) => violationsOf(page, (axe) => axe.withTags(TAGS));

/** What has too little contrast on the page in the dark. */
export async function violationsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violationsOf(page, (axe) => axe.withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

const storefront = [
  ['a visitor', visitorScreens],
  ['a customer', customerScreens],
] as const;
const dashboard = [
  ['an admin', staffScreens],
  ['a seller', sellerScreens],
] as const;
const parts = { storefront, dashboard, shop: [...storefront, ...dashboard] };

/**
 * Opens every screen of that part of the shop in a language, each as who it is for, and looks at it: `looks` are tests by
 * their names, which answer what is wrong. Use at the top of the file.
 */
export function lookAtScreens(
  part: keyof typeof parts,
  language: 'en' | 'km',
  looks: Record<string, (page: Page) => Promise<string[]>>,
): void {
  const stage = setStage();
  describe.each(parts[part])('%s', (who, screens) => {
    let page: Page;
    let customer: Customer;
    beforeAll(async () => {
      customer = await stage.customer();
      page = await stage.openForAll({ language, ...(await optionsOf(who, stage, customer)) });
    });
    afterAll(() => page.context().close());

    const isLookedAt = ([, { inKhmer }]: [string, Screen]) => language === 'en' || inKhmer;
    describe.each(Object.entries(screens).filter(isLookedAt))('%s', (_name, screen) => {
      beforeAll(() => screen.open(page, stage, customer));
      it.each(Object.entries(looks))('%s', async (_rule, look) => expect(await look(page)).toEqual([]));
    });
  });
}
