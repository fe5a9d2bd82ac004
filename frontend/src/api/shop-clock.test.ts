import { noteShopTime, shopNow } from './shop-clock';

const MINUTE_MS = 60_000;

/** An answer that was sent so long after now by the browser's clock. */
const sent = (later: number, cache = 'no-store') =>
  new Headers({ date: new Date(Date.now() + later).toUTCString(), 'cache-control': cache });

const difference = () => Math.round((shopNow() - Date.now()) / MINUTE_MS);

beforeEach(() => noteShopTime(sent(0)));

it("is the browser's clock as long as that one is right", () => {
  noteShopTime(sent(-3_000));
  expect(difference()).toBe(0);
});

it('is that of the answers where the clock of the browser is wrong', () => {
  noteShopTime(sent(-30 * MINUTE_MS));
  expect(difference()).toBe(-30);
});

it('learns nothing from an answer that may have been kept', () => {
  noteShopTime(sent(-30 * MINUTE_MS, 'max-age=60'));
  expect(difference()).toBe(0);
});
