import { killBrokerWithWaiting, publishAllAgain, sellWhilePoisoned } from './cases/events.js';
import { sellWhileHanging } from './cases/absences.js';
import {
  crashAfterMail,
  crashBeforeAnswer,
  crashBeforeCommit,
  crashBeforeMark,
} from './cases/crash-points.js';
import { sellWhileKilling } from './cases/kills.js';
import { sellWithoutMailServer } from './cases/mail.js';
import { startFaultShop, type FaultShop } from './support/fault-shop.js';
import { expectAgreement } from './support/oracle.js';
import { replayable, seedsOr } from './support/random.js';
import { Sales } from './support/sales.js';

const [seed = 1] = seedsOr([1]);

let shop: FaultShop;
let sales: Sales;
beforeAll(async () => {
  shop = await startFaultShop();
  sales = await Sales.open(shop.url);
}, 120_000);
afterAll(() => shop?.stop());

const check = (work: (random: () => number) => Promise<void>) => () =>
  replayable(seed, async (random) => {
    await work(random);
    await expectAgreement(shop, sales, deadLetters);
  });
const deadLetters: string[] = [];

it(
  'services, broker and database killed at random lose, double and oversell nothing',
  check((random) => sellWhileKilling(shop, sales, random, { orders: 40, kills: 5 })),
);

it(
  'every event three times in any order changes nothing, and analytics is built anew from them',
  check((random) => publishAllAgain(shop, random)),
);

it(
  'thousands of events that wait when the broker dies all take effect once',
  check(() => killBrokerWithWaiting(shop, 1_500)),
);

it(
  'a service that hangs is said to be away, and the others notice nothing',
  check((random) => sellWhileHanging(shop, sales, random, { service: 'payments', forMs: 4_000, orders: 6 })),
);

it(
  'a database that restarts under the sale loses nothing',
  check(async (random) => {
    const selling = sales.sell(12, random);
    await shop.databaseServer.endConnections();
    await shop.databaseServer.restart();
    await selling;
  }),
);

it(
  'receipts wait for a mail server that is busy or silent',
  check((random) => sellWithoutMailServer(shop, sales, random)),
);

describe('a crash', () => {
  it(
    'before the commit leaves no trace',
    check((random) => crashBeforeCommit(shop, sales, random)),
  );
  it(
    'before the answer does nothing twice that is sent again with its key',
    check((random) => crashBeforeAnswer(shop, sales, random)),
  );
  it(
    'before an event is marked as published repeats it without effect',
    check((random) => crashBeforeMark(shop, sales, random)),
  );
  it(
    'between the mail server and the database mails once more, and marks it once',
    check((random) => crashAfterMail(shop, sales, random)),
  );
});

it(
  'messages that nobody can handle become dead letters, and sales go on',
  check(async (random) => void deadLetters.push(...(await sellWhilePoisoned(shop, sales, random)))),
);
