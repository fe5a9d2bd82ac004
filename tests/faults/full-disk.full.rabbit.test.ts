import { sellWithFullDisk } from './cases/full-disk.js';
import { startFaultShop, type FaultShop } from './support/fault-shop.js';
import { expectAgreement } from './support/oracle.js';
import { replayable, seedsOr } from './support/random.js';
import { Sales } from './support/sales.js';
import { canMount, mountSmallDisk, type SmallDisk } from './support/small-disk.js';

const [seed = 1] = seedsOr([1]);
const withDisk = canMount ? describe : describe.skip;

withDisk('a database whose disk is full', () => {
  let disk: SmallDisk;
  let shop: FaultShop;
  beforeAll(async () => {
    disk = await mountSmallDisk(600);
    shop = await startFaultShop({}, { backup: `${disk.folder}/data` });
  }, 120_000);
  afterAll(async () => {
    await shop?.stop();
    await disk?.remove();
  });

  it('loses nothing, and callers are told to come back', async () => {
    const sales = await Sales.open(shop.url);
    await replayable(seed, (random) => sellWithFullDisk(shop, sales, random, { disk, forMs: 5_000 }));
    await expectAgreement(shop, sales);
  }, 180_000);
});
