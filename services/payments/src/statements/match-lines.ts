import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isTransfer, type CourierTransfer } from '../cash/index.js';
import { TwinsRepository } from '../ledger/index.js';
import type { Payment } from '../payments/index.js';
import { whyUnmatched } from '../posting/index.js';
import { findTwins } from './find-twins.js';
import {
  idsIn,
  isMoney,
  lookUp,
  namedIn,
  possibleIds,
  transactionIds,
  type Money,
  type Named,
} from './name-lines.js';
import type { ReadLine, StatementLine } from './statement.js';
import { KnownMoneyRepository } from './known-money.repository.js';

/** Says what each line of a statement would become, as the books are now. */
@Injectable()
export class MatchLines {
  constructor(
    private readonly known: KnownMoneyRepository,
    private readonly twins: TwinsRepository,
  ) {}

  async match(tx: EntityManager, lines: ReadLine[]): Promise<StatementLine[]> {
    const moneys = lines.filter(isMoney);
    const namedIds = transactionIds(moneys);
    const [payments, seen, told, transfers] = await Promise.all([
      this.known.paymentsOf(tx, moneys.map(namedIn)),
      this.known.seenBefore(
        tx,
        moneys.flatMap((money, place) => possibleIds(money, namedIds[place]!)),
      ),
      this.known.toldByBank(tx, moneys),
      this.known.transfersOf(tx, moneys),
    ]);
    const orders = moneys.map((money) => payments.find((payment) => isNamed(namedIn(money), payment)));
    const found = moneys.map((money, place) => lookUp(money, namedIds[place]!, seen));
    const keys = found.map(({ id }) => id.toLowerCase());
    const isSeen = found.map((one, place) => one.isSeen || keys.indexOf(keys[place]!) < place);
    const isHandedIn = handedIn(transfers);
    const isOfCourier = moneys.map((money, place) => !isSeen[place] && isHandedIn(money, orders[place]));
    const open = moneys.flatMap((money, place) =>
      isSeen[place] || isOfCourier[place] ? [] : [{ money, place }],
    );
    const wanted = open.map(({ money, place }) => ({ money, orderId: orders[place]?.orderId ?? null }));
    const exchanged = await this.twins.findExchanged(
      tx,
      wanted.map(({ money: { currency, minor }, orderId }) => ({ orderId, currency, minor })),
    );
    const isExchanged = (orderId: string | null) => orderId !== null && exchanged.has(orderId);
    const twins = findTwins(
      wanted.map(({ money, orderId }) => ({ money, orderId: isExchanged(orderId) ? null : orderId })),
      told,
    );
    const twinAt = new Map([...twins].map(([index, twin]) => [open[index]!.place, twin]));
    const waits = waitingOrders();
    const matched = moneys.map((money, place): StatementLine => {
      const transactionId = found[place]!.id;
      const [order, twin] = [orders[place], twinAt.get(place)];
      const orderId = order?.orderId ?? null;
      const about = { orderId, namedOrderId: orderId, orderNumber: order?.orderNumber ?? null };
      const base = { ...money, ...about, transactionId, twinId: twin?.id ?? null };
      if (isSeen[place])
        return { ...base, verdict: 'known', why: found[place]!.isSeen ? 'statement' : 'line' };
      if (isOfCourier[place]) return { ...base, verdict: 'known', why: 'remittance' };
      if (twin) return { ...base, verdict: 'known', why: 'bank', orderId: twin.orderId ?? base.orderId };
      const why = waits(money, order);
      return { ...base, verdict: why ? 'unmatched' : 'matched', why: why ?? null };
    });
    // Not by their numbers: of pasted text several may stand in one line.
    const become = new Map(moneys.map((money, place) => [money as ReadLine, matched[place]!]));
    return lines.map((line) => become.get(line) ?? unread(line));
  }
}

/** Whether money is what a courier has handed in by a transfer, which is in the books as that: each in each currency once. */
function handedIn(transfers: CourierTransfer[]) {
  const told = new Set<string>();
  return (money: Money, order?: Payment): boolean => {
    if (order?.method === 'khqr') return false;
    const keyOf = ({ reference }: CourierTransfer) => `${money.currency} ${reference}`;
    const ids = idsIn(money);
    const found = transfers.find(
      (one) => ids.includes(one.reference) && isTransfer(one, money) && !told.has(keyOf(one)),
    );
    if (found) told.add(keyOf(found));
    return found !== undefined;
  };
}

function isNamed({ orderNumber, md5, orderId }: Named, payment: Payment): boolean {
  return (
    (orderNumber !== undefined && payment.orderNumber === orderNumber) ||
    (md5 !== undefined && payment.reference === md5) ||
    (orderId !== undefined && payment.orderId === orderId)
  );
}

/** Why money does not pay the order that it names. Of two that would, only the first does. */
function waitingOrders() {
  const paid = new Set<string>();
  return (money: Money, order?: Payment) => {
    const evidence = { ...money, provider: 'statement', toAccount: null };
    const why = whyUnmatched(evidence, order);
    if (why || !order) return why;
    if (paid.has(order.orderId)) return 'twice' as const;
    paid.add(order.orderId);
    return undefined;
  };
}

const unread = (line: ReadLine): StatementLine => ({
  ...line,
  ...{ transactionId: null, orderId: null, namedOrderId: null, orderNumber: null, twinId: null, why: null },
  verdict: line.faults.length > 0 ? 'fault' : 'out',
});
