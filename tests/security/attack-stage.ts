import { createHash } from 'node:crypto';
import { query, waitFor, type ApiAnswer } from '@mekong/testing';
import { givenBrand, givenMouse, untilSold } from '../support/catalogue.js';
import {
  builtStorefront,
  shopSecrets,
  startEmbeddedShop,
  type EmbeddedShop,
} from '../support/embedded-shop.js';
import { pay } from '../support/paid-order.js';
import {
  aShopper,
  aVerifiedCustomer,
  callingFrom,
  loggedIn,
  mailTo,
  type Shopper,
} from '../support/shopper.js';

export const PASSWORD = 'Quiet-Harbour-240';
const demo = { admin: 'admin@mekong.example', seller: 'seller@mekong.example' };

/** Somebody with an account and a session, calling from an address of origin of their own. */
export interface Person extends Shopper {
  id: string;
  email: string;
}

/** Whoever may stand before the shop. */
interface People {
  visitor: Shopper;
  unverified: Person;
  customer: Person;
  otherCustomer: Person;
  seller: Person;
  otherSeller: Person;
  packer: Person;
  support: Person;
  admin: Person;
}
export type Role = keyof People;

/** A stocked shop with somebody of every kind, for all attacks of a file. */
export interface Stage {
  shop: EmbeddedShop;
  secrets: Record<string, string>;
  people: People;
  /** A mouse of `seller`, with a thousand pieces. */
  productId: number;
  visitor(): Shopper;
  customer(): Promise<Person>;
  unverified(): Promise<Person>;
  staff(role: 'seller' | 'packer' | 'support' | 'admin'): Promise<Person>;
  /** An order of one mouse of `seller` that waits for its payment; answers its id. */
  unpaidOrderOf(customer: Shopper, quantity?: number): Promise<string>;
  paidOrderOf(customer: Shopper): Promise<string>;
}

/** Sets the stage up before a file's tests and clears it away afterwards. Use at the top of the file. */
export function setStage(): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    stage.secrets = shopSecrets();
    const more = {
      // The tests are the proxy, so that each person can call from an address of their own.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      WEB_ROOT: await builtStorefront(),
      OPEN_ORDERS_LIMIT: '0',
      ORDERS_PER_HOUR: '0',
    };
    stage.shop = await startEmbeddedShop({ ...stage.secrets, ...more });
    Object.assign(stage, newcomers(stage), buying(stage));
    await fill(stage);
  });
  afterAll(() => stage.shop.stop());
  return stage;
}

async function fill(stage: Stage): Promise<void> {
  const [visitor, admin, seller] = [
    stage.visitor(),
    await withSession(stage, demo.admin, 'Admin123!'),
    await withSession(stage, demo.seller, 'Seller123!'),
  ];
  stage.people = { visitor, admin, seller } as People;
  await givenBrand(admin, 'Tonle');
  stage.productId = await givenMouse(seller, { name: 'River Mouse', stock: '1000' });
  const [unverified, customer, otherCustomer, otherSeller, packer, support] = await Promise.all([
    stage.unverified(),
    stage.customer(),
    stage.customer(),
    stage.staff('seller'),
    stage.staff('packer'),
    stage.staff('support'),
    untilSold(stage.shop.url, [stage.productId]),
  ]);
  Object.assign(stage.people, { unverified, customer, otherCustomer, otherSeller, packer, support });
}

let newcomersSoFar = 0;
/** An address that nobody else has called from. */
const anAddress = () => `10.9.${Math.floor((newcomersSoFar += 1) / 250)}.${1 + (newcomersSoFar % 250)}`;
export const anEmail = () => `person${(newcomersSoFar += 1)}@shop.example`;

async function withSession(stage: Stage, email: string, password: string): Promise<Person> {
  return asPerson(stage, await loggedIn(stage.shop.url, email, password), email);
}

async function asPerson(stage: Stage, shopper: Shopper, email: string): Promise<Person> {
  const [row] = await query(stage.shop.databases.auth!, 'SELECT id FROM users WHERE email = $1', [email]);
  return { ...callingFrom(shopper, anAddress()), email, id: row!.id as string };
}

function newcomers(stage: Stage): Pick<Stage, 'visitor' | 'customer' | 'unverified' | 'staff'> {
  const visitor = () => callingFrom(aShopper(stage.shop.url), anAddress());
  const customer = async () => {
    const email = anEmail();
    return asPerson(stage, await aVerifiedCustomer(stage.shop.url, email, PASSWORD), email);
  };
  return {
    visitor,
    customer,
    unverified: async () => {
      const email = anEmail();
      await visitor().call('POST', '/api/auth/signup', { name: 'Sok Dara', email, password: PASSWORD });
      return withSession(stage, email, PASSWORD);
    },
    staff: async (role) => {
      const { id, email } = await customer();
      expectStatus(await stage.people.admin.call('PATCH', `/api/admin/users/${id}`, { role }), 200);
      return withSession(stage, email, PASSWORD);
    },
  };
}

function buying(stage: Stage): Pick<Stage, 'unpaidOrderOf' | 'paidOrderOf'> {
  const unpaidOrderOf = async (customer: Shopper, quantity = 1) => {
    const cart = [{ id: stage.productId, quantity }];
    const { total } = (await customer.call('POST', '/api/checkout/quote', { cart })).body;
    const placed = expectStatus(await customer.call('POST', checkoutPath, { ...contact, total, cart }), 201);
    const isDue = async () =>
      (await customer.call('GET', `/api/payment/qr?orderId=${placed.body.orderId}`)).status === 200;
    await waitFor(isDue, { what: 'the payment of the order' });
    return placed.body.orderId as string;
  };
  return {
    unpaidOrderOf,
    paidOrderOf: async (customer) => {
      const id = await unpaidOrderOf(customer);
      await pay(customer, id);
      return id;
    },
  };
}

export const checkoutPath = '/api/checkout/Recipt-generator';
export const contact = {
  customer_name: 'Sok Dara',
  phone_number: '012345678',
  shipping_address: 'Street 240',
};

/** The answer itself; throws unless it has this status. */
export function expectStatus(answer: ApiAnswer, status: number): ApiAnswer {
  if (answer.status !== status)
    throw new Error(`answered ${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** The code in the newest verification mail to this address. */
export async function codeMailedTo(stage: Stage, email: string): Promise<string> {
  return /\d{6}/.exec((await mailTo(stage.shop.url, email, /verification code/)).subject)![0];
}

/** Short and different for each text. */
export const mark = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
