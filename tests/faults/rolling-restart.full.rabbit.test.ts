import { setTimeout as wait } from 'node:timers/promises';
import { serviceNames } from '@mekong/contracts';
import { waitFor } from '@mekong/testing';
import { givenCatalogue, type Catalogue } from '../support/catalogue.js';
import { startProcessShop, type Part, type ProcessShop } from '../support/process-shop.js';
import { aVerifiedCustomer, loggedIn, type Shopper } from '../support/shopper.js';
import { isInstalled } from '../support/programs.js';

// Two gateways need something in front of them.
const parts: Part[] = isInstalled('HAPROXY') ? [...serviceNames, 'gateway'] : [...serviceNames];

let shop: ProcessShop;
let catalogue: Catalogue;
beforeAll(async () => {
  const two = Object.fromEntries(parts.map((part) => [part, 2]));
  shop = await startProcessShop(two, { CLOSING_DELAY_MS: '2500' });
  catalogue = await givenCatalogue(shop.url);
}, 120_000);
afterAll(() => shop.stop());

const gapMs = 10;

it.each(parts)(
  'rolling out %s anew at 100 requests a second loses none of them',
  async (part) => {
    const customer = await aVerifiedCustomer(shop.url, `${part}@shop.example`);
    const admin = await loggedIn(shop.url, 'admin@mekong.example', 'Admin123!');
    const load = startLoad(await callsOf(customer, admin));
    await shop.restart(part);
    const statuses = await load.end();
    expect(statuses.length).toBeGreaterThan(300);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  },
  120_000,
);

/** A call of every service: reads, and changes that may be repeated. */
async function callsOf(customer: Shopper, admin: Shopper): Promise<Call[]> {
  const cart = [{ id: catalogue.riverMouse, quantity: 1 }];
  const contact = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address: 'Phnom Penh' };
  const order = { ...contact, total: 26.5, cart };
  const { body } = await customer.call('POST', '/api/checkout/Recipt-generator', order);
  const qr = `/api/payment/qr?orderId=${body.orderId}`;
  await waitFor(async () => (await customer.call('GET', qr)).status === 200, { what: 'the QR code' });
  return [
    () => customer.call('GET', `/api/products?page=${Math.ceil(Math.random() * 1_000)}`),
    () => customer.call('GET', '/api/auth/check-auth'),
    () => customer.call('POST', '/api/checkout/quote', { cart }),
    () => customer.call('GET', '/api/user/my-orders'),
    () => customer.call('GET', qr),
    () => admin.call('GET', '/api/notifications'),
    () => admin.call('POST', '/api/notifications/read', { all: true }),
    () => admin.call('GET', '/api/analytics?from=2026-01-01&to=2026-01-31'),
  ];
}

type Call = () => Promise<{ status: number }>;

/** Makes the next call every hundredth of a second until it is told to end; answers their statuses, 0 for none. */
function startLoad(calls: Call[]) {
  let isOver = false;
  const sent: Promise<number>[] = [];
  const sending = (async () => {
    for (let count = 0; !isOver; count += 1) {
      const call = calls[count % calls.length]!;
      sent.push(
        call().then(
          ({ status }) => status,
          () => 0,
        ),
      );
      await wait(gapMs);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await sending;
      return Promise.all(sent);
    },
  };
}
