import { sharesOf } from './discount.js';

const line = (productId: number, priceCents: number, quantity = 1, brandId: number | null = 1) => ({
  ...{ productId, brandId, priceCents, quantity },
});
const percent = (share: number) => ({
  ...{ kind: 'percent' as const, percent: share, amountCents: null, productIds: [], brandIds: [] },
});
const amount = (amountCents: number) => ({ ...percent(1), kind: 'amount' as const, amountCents });

it('a percentage of the goods is rounded half up once, and its shares add up to it', () => {
  // 10 % of 29.85 are 2.985.
  expect(sharesOf(percent(10), [line(1, 995), line(2, 995), line(3, 995)])).toEqual([100, 99, 100]);
});

it('an amount is shared in proportion, the last line taking the rest', () => {
  expect(sharesOf(amount(100), [line(1, 100), line(2, 100), line(3, 100)])).toEqual([33, 34, 33]);
});

it('an amount above the goods takes what there is, and of no line more than it costs', () => {
  expect(sharesOf(amount(5_000), [line(1, 1), line(2, 999, 2)])).toEqual([1, 1_998]);
});

it('a code for products or brands is reckoned on their lines only', () => {
  const lines = [line(1, 1_000), line(2, 1_000, 1, 7), line(3, 1_000, 1, null)];
  expect(sharesOf({ ...percent(50), productIds: [1] }, lines)).toEqual([500, 0, 0]);
  expect(sharesOf({ ...percent(50), brandIds: [7] }, lines)).toEqual([0, 500, 0]);
  expect(sharesOf({ ...percent(50), productIds: [1], brandIds: [7] }, lines)).toEqual([500, 500, 0]);
});

it('free delivery takes nothing off the goods', () => {
  expect(sharesOf({ ...percent(1), kind: 'free_delivery' }, [line(1, 1_000)])).toEqual([0]);
});

it('no split loses or makes a cent, or takes more of a line than it costs', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const lines = [1, 2, 3, 4].map((id) => line(id, (seed * id * 7_919) % 5_000, ((seed + id) % 4) + 1));
    const whole = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
    for (const promo of [percent((seed % 90) + 1), amount((seed * 131) % 20_000)]) {
      const shares = sharesOf(promo, lines);
      const wanted =
        promo.kind === 'percent' ? Math.round((whole * promo.percent) / 100) : promo.amountCents!;
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(wanted, whole));
      expect(
        shares.every((share, i) => share >= 0 && share <= lines[i]!.priceCents * lines[i]!.quantity),
      ).toBe(true);
    }
  }
});
