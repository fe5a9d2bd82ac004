import { allProducts, openStock } from './catalogue.mjs';
import { checkAnswers } from './checks.mjs';
import { Databases } from './databases.mjs';
import { multiplyProducts } from './many-products.mjs';
import { logins } from './measures/logins.mjs';
import { renderedPages, useForLong } from './measures/long-use.mjs';
import { orderCost } from './measures/order-cost.mjs';
import { orders } from './measures/orders.mjs';
import { pages, reads } from './measures/reads.mjs';
import { mostResidentMb, residentMb } from './processes.mjs';
import { setUpWorkbench } from './workbench.mjs';

const inRounds = { ...reads, ...renderedPages, ...orders, ...logins };
const smallUpload = 1_000;
const bigSize = 100_000;

/** Measures one shop by the plan; returns the samples of each measure. Throws when an answer is wrong. */
export async function measureShop(openShop, plan, cleanup, log) {
  const shop = await openShop(cleanup);
  const run = new Run(shop, plan, (text) => log(`${shop.name}: ${text}`));
  const ended = shop.failed.then(() => new Promise(() => {}));
  return Promise.race([run.all(cleanup), ended]);
}

class Run {
  #shop;
  #plan;
  #log;
  #samples;
  #bench;
  #staff;

  constructor(shop, plan, log) {
    this.#shop = shop;
    this.#plan = plan;
    this.#log = log;
    this.#samples = Object.fromEntries(plan.measures.map((name) => [name, []]));
  }

  async all(cleanup) {
    const { products, rounds } = this.#plan;
    const atStart = this.#sumOfProcesses(residentMb);
    const databases = await Databases.open(this.#shop.databaseUrls);
    this.#bench = setUpWorkbench({ shop: this.#shop, databases, seconds: this.#plan.seconds, cleanup });
    cleanup.add(() => this.#bench.databases.close());
    this.#staff = await openStock(this.#shop);

    await this.#upload(Math.min(smallUpload, products));
    const small = this.#wants('big') && (await pages.firstPages(this.#bench));
    if (products > smallUpload) await this.#upload(products - smallUpload);
    for (let round = 1; round <= rounds; round += 1) await this.#runRound(round);
    if (this.#wants('order-cost')) this.#keep('order-cost', await orderCost(this.#bench, this.#log));
    for (let round = 2; round <= rounds; round += 1) await this.#uploadAgain();
    const atEnd = this.#sumOfProcesses(residentMb);
    if (this.#wants('memory')) await useForLong(this.#bench, this.#staff, (count) => this.#upload(count));
    const afterLongUse = this.#sumOfProcesses(residentMb);
    await checkAnswers({ ...this.#bench, admin: this.#staff.admin });
    if (this.#wants('big')) this.#keep('big', { small, ...(await this.#measureBig()) });
    const whenBig = this.#wants('big') ? this.#sumOfProcesses(residentMb) : undefined;
    this.#keep('memory', {
      atStart,
      atEnd,
      afterLongUse,
      whenBig,
      most: this.#sumOfProcesses(mostResidentMb),
    });
    if (this.#wants('start')) await this.#restart();
    return this.#samples;
  }

  #wants(name) {
    return this.#plan.measures.includes(name);
  }

  #keep(name, shop, floor) {
    this.#samples[name]?.push({ shop, floor });
  }

  #sumOfProcesses(ofProcess) {
    return this.#shop.pids.shop.reduce((sum, pid) => sum + ofProcess(pid), 0);
  }

  async #upload(count) {
    this.#log(`uploading ${count} products`);
    const ms = await this.#staff.upload(count);
    this.#keep(`upload-${count}`, { rate: count / (ms / 1_000) });
    await this.#bench.databases.settled();
    await this.#bench.databases.tidy();
    this.#bench.products = await allProducts(this.#shop);
  }

  async #uploadAgain() {
    if (this.#wants('upload-1000')) await this.#upload(smallUpload);
    if (this.#wants('upload-10000')) await this.#upload(10 * smallUpload);
  }

  async #runRound(round) {
    for (const name of this.#plan.measures.filter((one) => inRounds[one])) {
      this.#log(`round ${round} of ${this.#plan.rounds}, ${name}`);
      const { run, floor } = inRounds[name];
      const ofFloor = await floor?.(this.#bench);
      this.#keep(name, await run(this.#bench), ofFloor);
    }
  }

  async #restart() {
    await this.#bench.databases.close();
    for (let round = 1; round <= this.#plan.rounds; round += 1) {
      this.#log(`start ${round} of ${this.#plan.rounds}`);
      this.#keep('start', { seconds: (await this.#shop.restart()) / 1_000 });
    }
    this.#bench.databases = await Databases.open(this.#shop.databaseUrls);
  }

  async #measureBig() {
    this.#log(`${bigSize} products`);
    await multiplyProducts(this.#bench.databases, bigSize);
    this.#bench.products = await allProducts(this.#shop);
    return {
      first: await pages.firstPages(this.#bench),
      deep: await pages.deepPages(this.#bench),
      category: await pages.categoryPages(this.#bench),
      mistyped: await pages.mistypedAlone(this.#bench),
    };
  }
}
