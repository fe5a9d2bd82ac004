import { shopDay, startOfShopDay } from '@mekong/contracts';
import type { Money } from './name-lines.js';

/** Money of which the bank told when it was asked. */
export interface Told {
  id: string;
  transactionId: string;
  orderId: string | null;
  currency: string;
  minor: number;
  at: Date;
}

interface Wanted {
  money: Money;
  /** Of the order that the line names. */
  orderId: string | null;
}

const closeMs = 5 * 60_000;
const aboutTheOrderMs = 36 * 3_600_000;

/**
 * Of which lines the bank has told before: by its own id, by the order that the line names, or else by the same amount at the same
 * time, the nearest first. Each money is told of once. Answers the evidence by the place of the line.
 */
export function findTwins(lines: Wanted[], told: Told[]): Map<number, Told> {
  const found = new Map<number, Told>();
  const taken = new Set<string>();
  const pair = (place: number, one: Told) => {
    if (found.has(place) || taken.has(one.id)) return;
    found.set(place, one);
    taken.add(one.id);
  };
  const all = lines.flatMap((line, place) =>
    told.filter((one) => isSameAmount(line.money, one)).map((one) => ({ line, place, one })),
  );
  for (const { line, place, one } of all) if (namesIt(line.money, one)) pair(place, one);
  const near = all
    .map((both) => ({ ...both, apart: apartMs(both.line.money.at, both.one.at) }))
    .sort((a, b) => a.apart - b.apart);
  for (const { line, place, one, apart } of near)
    if (line.orderId !== null && line.orderId === one.orderId && apart <= aboutTheOrderMs) pair(place, one);
  for (const { line, place, one } of near)
    if (line.orderId === null && isSameTime(line.money.at, one.at)) pair(place, one);
  return found;
}

const isSameAmount = ({ currency, minor }: Money, told: Told) =>
  currency === told.currency && minor === told.minor;

/** Whether a line has the bank's hash of it, or its first eight characters, by which people know it. */
function namesIt({ reference, description }: Money, { transactionId }: Told): boolean {
  const hash = transactionId.toLowerCase();
  const words = `${reference ?? ''} ${description}`.toLowerCase().split(/[^0-9a-z]+/);
  return words.includes(hash) || (hash.length > 8 && words.includes(hash.slice(0, 8)));
}

const apartMs = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime());

/** Where only the day is known, any time of it. */
const isSameTime = (line: Date, told: Date) =>
  isDayOnly(line) ? shopDay(line) === shopDay(told) : apartMs(line, told) <= closeMs;

const isDayOnly = (at: Date): boolean => startOfShopDay(shopDay(at)).getTime() === at.getTime();
