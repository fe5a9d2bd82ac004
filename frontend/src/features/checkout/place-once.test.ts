import { placeOnce } from './place-once';

const shopperId = 'u1';
const cartKey = JSON.stringify([{ id: 1, quantity: 1 }]);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('cart', cartKey);
});

/** A shop as two tabs of a browser see it that has no locks: each order takes until `answer`. */
function openShop() {
  const sent: string[] = [];
  const opened: string[] = [];
  let answer!: () => void;
  const answered = new Promise<void>((done) => (answer = done));
  const place = async (attemptKey: string) => {
    sent.push(attemptKey);
    await answered;
    return { orderId: `order of ${attemptKey}` } as never;
  };
  const onPlaced = async (orderId: string) => {
    opened.push(orderId);
    localStorage.removeItem('cart');
  };
  const send = () => placeOnce({ shopperId, key: cartKey }, { place, onPlaced });
  return { sent, opened, answer, send };
}

describe('where the browser has no locks, a cart that is sent in two tabs at once', () => {
  it('becomes one order, which both open', async () => {
    expect(navigator.locks).toBeUndefined();
    const shop = openShop();
    const both = Promise.all([shop.send(), shop.send()]);
    await untilSent(shop.sent);
    shop.answer();
    expect((await both).map((placed) => placed!.by).sort()).toEqual(['another-tab', 'this']);
    expect(shop.sent).toHaveLength(1);
    expect(new Set(shop.opened)).toEqual(new Set([`order of ${shop.sent[0]}`]));
  });

  it('becomes an order of the second one where the first was refused', async () => {
    const placed: string[] = [];
    const place = async (attemptKey: string) => {
      placed.push(attemptKey);
      if (placed.length === 1) throw new Error('refused');
      return { orderId: 'second' } as never;
    };
    const send = () => placeOnce({ shopperId, key: cartKey }, { place, onPlaced: async () => {} });
    const [first, second] = await Promise.allSettled([send(), send()]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    // The same attempt, which the shop takes once.
    expect(new Set(placed).size).toBe(1);
  });
});

it('a cart whose answer was lost has another key the day after, when whoever orders it means a new order', async () => {
  const lost: string[] = [];
  const place = async (key: string) => {
    lost.push(key);
    throw new Error('no answer');
  };
  const send = () => placeOnce({ shopperId, key: cartKey }, { place, onPlaced: async () => {} });
  const now = jest.spyOn(Date, 'now');
  const begin = Date.now();
  for (const hours of [0, 23, 25]) {
    now.mockReturnValue(begin + hours * 3_600_000);
    await expect(send()).rejects.toThrow('no answer');
  }
  now.mockRestore();
  expect(lost[1]).toBe(lost[0]);
  expect(lost[2]).not.toBe(lost[0]);
});

it('a tab that crashed while it sent keeps the others waiting for 20 seconds at most', async () => {
  const draft = { tab: 'gone', until: Date.now() - 1 };
  localStorage.setItem('draft:checkout-turn', JSON.stringify({ owner: shopperId, draft }));
  const shop = openShop();
  shop.answer();
  expect(await shop.send()).toMatchObject({ by: 'this' });
});

it('a tab that is closed while it sends keeps nobody waiting', async () => {
  const shop = openShop();
  void shop.send();
  await untilSent(shop.sent);
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('draft:checkout-turn')).toBeNull();
});

it('an order is placed at once where the browser keeps nothing', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const shop = openShop();
  shop.answer();
  expect(await shop.send()).toMatchObject({ by: 'this' });
  blocked.mockRestore();
});

async function untilSent(sent: string[]): Promise<void> {
  while (sent.length === 0) await new Promise((done) => setTimeout(done, 5));
}
