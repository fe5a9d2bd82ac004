import { endOfShopDay, shopDay, startOfShopDay } from '../src/shop-time.js';

it("the shop's day begins at 17:00 UTC of the day before", () => {
  expect(startOfShopDay('2026-02-01').toISOString()).toBe('2026-01-31T17:00:00.000Z');
  expect(endOfShopDay('2026-02-01').toISOString()).toBe('2026-02-01T17:00:00.000Z');
  expect(['2026-01-31T16:59:59.999Z', '2026-01-31T17:00:00Z'].map((time) => shopDay(new Date(time)))).toEqual(
    ['2026-01-31', '2026-02-01'],
  );
});
