import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { customerScreens, visitorScreens, type Screen } from '../support/screens.js';
import { sidewaysScrolling } from '../support/sideways.js';
import { sellerScreens, staffScreens } from '../support/staff-screens.js';
import { setStage, type Customer } from '../support/stage.js';
import type { PageWishes } from '../support/browser.js';
import { untilPainted } from '../support/visit.js';

const stage = setStage();

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [320, 390, 768, 1440, 3840];

/** What axe finds, one line for each element at fault. */
async function violations(page: Page, narrowDown: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await untilPainted(page);
  // Without legacy mode axe opens another page for each look.
  const { violations: found } = await narrowDown(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** What the page of each of them has from the start. */
async function wishesOf(who: string, customer: Customer): Promise<PageWishes> {
  if (who === 'a visitor') return {};
  if (who === 'a seller') return { as: await stage.seller() };
  if (who === 'an admin') return { as: await stage.admin() };
  const { riverMouse, deltaMouse } = stage.catalogue;
  return { as: customer, cart: await stage.cartOf(riverMouse, deltaMouse) };
}

describe.each(['en', 'km'] as const)('in %s', (language) => {
  describe.each([
    ['a visitor', visitorScreens],
    ['a customer', customerScreens],
    ['an admin', staffScreens],
    ['a seller', sellerScreens],
  ] as const)('%s', (who, screens) => {
    let page: Page;
    let customer: Customer;
    beforeAll(async () => {
      customer = await stage.customer();
      page = await stage.openForAll({ language, isStill: true, ...(await wishesOf(who, customer)) });
    });
    afterAll(() => page.context().close());

    const isLookedAt = ([, { inKhmer }]: [string, Screen]) => language === 'en' || inKhmer;
    describe.each(Object.entries(screens).filter(isLookedAt))('%s', (_name, screen) => {
      beforeAll(() => screen.open(page, stage, customer));

      it('has no violation', async () => {
        expect(await violations(page, (axe) => axe.withTags(TAGS))).toEqual([]);
      });

      it('has enough contrast in the dark', async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await untilPainted(page);
        expect(await violations(page, (axe) => axe.withRules('color-contrast'))).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      });

      it('does not scroll sideways', async () => {
        expect(await sidewaysScrolling(page, WIDTHS)).toEqual([]);
      });
    });
  });
});
