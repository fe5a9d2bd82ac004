import { typedOrderNumber, type Fault } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import {
  CourierCashRepository,
  readRemittanceFile,
  type CourierCash,
  type RemittanceLine,
} from '../cash/index.js';
import { refusalOf } from './judge-remittance.js';

/** A line of a courier's file, with the order that it is for where there is one. */
interface RehearsedLine extends RemittanceLine {
  orderId: string | null;
  orderNumber: string | null;
}

/** What a courier's file would hand in. */
export interface RehearsedRemittance {
  /** Whose cash it is for; null where no line tells. */
  courier: string | null;
  lines: RehearsedLine[];
}

/** Says what a courier's file would hand in, and what of it would be refused, by line. Writes nothing. */
@Injectable()
export class RehearseRemittance {
  constructor(private readonly cash: CourierCashRepository) {}

  /** Without a courier, that of the first order that some courier holds. */
  async rehearse(bytes: Uint8Array, named?: string): Promise<RehearsedRemittance> {
    const read = readRemittanceFile(bytes);
    const found = await this.cash.findAll(read.map(({ order }) => nameOf(order)));
    const byName = new Map(
      found.flatMap((cash) => [
        [cash.orderId, cash] as const,
        [cash.orderNumber ?? cash.orderId, cash] as const,
      ]),
    );
    const cashOf = ({ order }: RemittanceLine) => byName.get(nameOf(order));
    const courier =
      named ?? read.map((line) => cashOf(line)?.courier).find((one) => one !== undefined) ?? null;
    const seen = new Set<string>();
    const lines = read.map((line, place) => {
      const cash = cashOf(line);
      const isTwice = cash !== undefined && seen.has(cash.orderId);
      if (cash) seen.add(cash.orderId);
      const faults = [...line.faults, ...(isTwice ? [namedTwice] : faultsOf(line, courier, cash, place))];
      return { ...line, faults, orderId: cash?.orderId ?? null, orderNumber: cash?.orderNumber ?? null };
    });
    return { courier, lines };
  }
}

/** By which an order is looked for: its number, however it is typed, or else its id. */
const nameOf = (order: string): string => typedOrderNumber(order) ?? order;

const namedTwice: Fault = { code: 'NAMED_TWICE', params: {}, message: 'The file names this order before' };

function faultsOf(
  { order, usdCents, khr, feeCents }: RemittanceLine,
  courier: string | null,
  cash: CourierCash | undefined,
  place: number,
): Fault[] {
  const handedIn = {
    orderId: cash?.orderId ?? order,
    usdCents: usdCents ?? 0,
    khr: khr ?? 0,
    feeCents: feeCents ?? 0,
  };
  const error = refusalOf(courier ?? '', cash, handedIn, place)?.error;
  // Whether it comes to what was collected is said of amounts that can be read alone.
  const isUnread = usdCents === null || khr === null || feeCents === null;
  if (!error || (isUnread && error.code === 'REMITTANCE_DIFFERS')) return [];
  const { code, params, message } = error;
  return [{ code, params, message }];
}
