import { someOrders } from './orders.mjs';

/** A day's use in a short time: pages and mistakes as long as a measure each, so many times. */
const rounds = 4;
const connections = 32;
const ordersARound = 100;
const loginsARound = 40;
const productsARound = 250;

export const renderedPages = {
  pages: {
    run: (bench) => bench.runClient('openPages', { connections, seconds: bench.seconds }),
  },
};

/** Uses everything that might leave something in memory: rendered pages, mistakes, logins, uploads of products and photos, orders. */
export async function useForLong(bench, staff, upload) {
  const { seconds } = bench;
  for (let round = 1; round <= rounds; round += 1) {
    await bench.runClient('openPages', { connections, seconds });
    await bench.runClient('makeMistakes', { connections: 16, seconds });
    await bench.runClient('logins', {
      connections: 8,
      accounts: await bench.accounts(),
      count: loginsARound,
    });
    await staff.addPhotos();
    await upload(productsARound);
    await someOrders(bench, ordersARound);
    await bench.databases.settled();
  }
  // The shop is measured as visitors leave it.
  await bench.runClient('openPages', { connections, seconds });
}
