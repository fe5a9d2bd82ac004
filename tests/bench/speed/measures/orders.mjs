const shoppers = 8;

/** Measures how many orders a second are placed, including the handling of all their events. */
async function placedAndDrained(bench, same) {
  const cookies = await bench.cookies();
  const placed = await bench.runClient('checkouts', {
    cookies,
    shoppers,
    seconds: bench.seconds,
    products: bench.products.offers,
    same,
  });
  await bench.databases.drained();
  const rate = placed.count / ((Date.now() - placed.begunAt) / 1_000);
  bench.placed += placed.count;
  await bench.databases.settled();
  return { ...placed, rate };
}

async function bareTransactions(bench, same) {
  const products = bench.products.offers;
  const floor = await bench.orderFloor(shoppers, products);
  return floor.run('place', { connections: shoppers, seconds: bench.seconds, products, same });
}

async function wholeOrders(bench, more) {
  const cookies = await bench.cookies();
  const done = await bench.runClient('wholeOrders', {
    cookies,
    shoppers,
    products: bench.products.offers,
    ...more,
  });
  bench.placed += done.count;
  bench.paid += done.count;
  return done;
}

export const orders = {
  checkouts: {
    run: (bench) => placedAndDrained(bench, false),
    floor: (bench) => bareTransactions(bench, false),
  },
  'checkouts-same': {
    run: (bench) => placedAndDrained(bench, true),
    floor: (bench) => bareTransactions(bench, true),
  },
  orders: {
    run: async (bench) => {
      const done = await wholeOrders(bench, { seconds: bench.seconds });
      await bench.databases.settled();
      return done;
    },
    // Only one of the seven transactions that the shopper waits for; it shows how fast the machine is at the moment.
    floor: (bench) => bareTransactions(bench, false),
  },
};

/** Makes `count` whole orders. */
export const someOrders = (bench, count) => wholeOrders(bench, { count });
