const shoppers = 8;

/** How many orders a second are placed with all that follows from them done. */
async function placedAndDrained(bench, same) {
  const cookies = await bench.cookies();
  const placed = await bench.ask('checkouts', {
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
  const done = await bench.ask('wholeOrders', {
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
    // One of its seven transactions that somebody waits for, bare: what this machine can do in this hour.
    floor: (bench) => bareTransactions(bench, false),
  },
};

/** `count` whole orders, and nothing else. */
export const someOrders = (bench, count) => wholeOrders(bench, { count });
