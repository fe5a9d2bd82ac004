/** @typedef {import('./defences.mjs').Defence} Defence */

const attacks = 'tests/security/attacks.test';

/** @type {Defence[]} */
export const orders = [
  {
    defence: "turns of a customer's lists of orders",
    file: 'services/orders/src/my-orders/my-orders.controller.ts',
    code: '@QueuesReads()',
    without: '',
    tests: 'orders/test/my-orders',
    rows: 'take turns',
  },
  {
    defence: "turns of a customer's returns",
    file: 'services/orders/src/returns/my-returns.controller.ts',
    code: '@QueuesReads()',
    without: '',
    tests: 'orders/test/my-orders',
    rows: 'calls for returns of one customer take turns',
  },
  {
    defence: 'photos of returns looked at only once the order was delivered',
    file: 'services/orders/src/returns/request-return.ts',
    code: '    await this.rules.requireDelivered(orderId);\n',
    without: '',
    tests: 'orders/test/returns.test',
    rows: 'whose photos nobody looks at',
  },
  {
    defence: 'whole quantities above nothing',
    file: 'services/orders/src/checkout/checkout.dto.ts',
    code: 'decimal.pipe(z.int().min(1).max(999))',
    without: 'decimal',
    tests: attacks,
    rows: 'refuses a quantity',
  },
  {
    defence: 'unpaid orders of a shopper',
    file: 'services/orders/src/checkout/hold-limits.ts',
    code: "if (isOver('orders', 1))",
    without: 'if (Number(pieces) < 0)',
    tests: 'orders/test/hold-limits',
    rows: 'may be 25',
  },
  {
    defence: 'the third own cancellation within an hour',
    file: 'services/orders/src/orders/settlements.repository.ts',
    code: ' OR n.cancelled_now + ${cancelledBefore} >= 3',
    without: '',
    tests: 'orders/test/(hold-limits|hoarding)',
    rows: '(third order|cancels and orders again)',
  },
  {
    defence: 'half of the stock for whoever has given up',
    file: 'services/orders/src/checkout/place-order.ts',
    code: 'if (abandoned === 0) return offers;',
    without: 'if (abandoned >= 0) return offers;',
    tests: 'orders/test/hoarding',
    rows: 'half of its stock',
  },
  {
    defence: 'orders of an hour',
    file: 'services/orders/src/checkout/place-order.ts',
    code: 'if (reached) throw new TooManyOrders(reached, this.hourly[reached.whose]);',
    without: '',
    tests: 'orders/test/hoarding',
    rows: 'within an hour',
  },
  {
    defence: 'one mail of cancelled orders an hour',
    file: 'services/notifications/src/mails/queue-mails.ts',
    code: "if (reason === 'cancelled' && (await this.mails.hasRecent(tx, mail, { reason }))) return;",
    without: '',
    tests: 'notifications/test/order-mails',
    rows: 'within an hour',
  },
  {
    defence: 'pieces that a shopper holds unpaid',
    file: 'services/orders/src/checkout/hold-limits.ts',
    code: "if (isOver('pieces', pieces))",
    without: 'if (pieces < 0)',
    tests: 'orders/test/hold-limits',
    rows: '200 pieces',
  },
];
