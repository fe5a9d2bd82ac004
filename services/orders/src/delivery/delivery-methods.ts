import { districtKey, shopZone, textKey } from '@mekong/contracts';
import { DeliveryMethodUnavailable } from './errors.js';
import {
  daysTo,
  deliveryTable,
  type DeliveryDays,
  type DeliveryMethod,
  type ProvinceDelivery,
} from './delivery-table.js';

/** Where an order goes, as far as its shopper has said it. */
export interface DeliveryPlace {
  province?: string | null;
  district?: string | null;
}

/** A method as a place has it. */
export interface OfferedMethod extends DeliveryMethod {
  days: DeliveryDays;
}

/** How an order is brought, and how else it could be. */
export interface ChosenDelivery {
  method: OfferedMethod;
  /** Its shopper has named it; otherwise another one may cost less for what they buy. */
  isNamed: boolean;
  offered: OfferedMethod[];
}

const isSame = (one: string, other: string) => textKey(one) === textKey(other);

/** The methods of a place that are not paused, its district's in place of the province's. */
function methodsAt(entries: ProvinceDelivery[], { province, district }: DeliveryPlace): OfferedMethod[] {
  const there = province && deliveryTable(entries).find((one) => isSame(one.province, province));
  if (!there) return [];
  const within =
    district && there.districts?.find((one) => districtKey(one.district) === districtKey(district));
  const own = new Map((within ? within.methods : []).map((method) => [method.key, method]));
  const ofProvince = there.methods.map((method) => own.get(method.key) ?? method);
  const added = [...own.values()].filter(({ key }) => there.methods.every((method) => method.key !== key));
  const days = daysTo(entries, there.province);
  return [...ofProvince, ...added]
    .filter(({ isPaused }) => !isPaused)
    .map((method) => ({
      ...method,
      days: { from: method.daysFrom ?? days.from, to: method.daysTo ?? days.to },
    }));
}

const shopClock = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: shopZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/** What promises the same day cannot keep that after its time. Other methods only leave a day later. */
const isTooLate = ({ cutoff, days }: OfferedMethod, now: Date): boolean =>
  cutoff !== null && days.to === 0 && shopClock.format(now) >= cutoff;

/**
 * How an order to that place is brought: as its shopper wants, or else by the cheapest way in which it comes to them. Null where the
 * place has no methods, and what shipping costs is the shop's policy. Throws DeliveryMethodUnavailable, with what is offered.
 */
export function chooseDelivery(
  entries: ProvinceDelivery[],
  place: DeliveryPlace,
  wanted: string | undefined,
  now = new Date(),
): ChosenDelivery | null {
  const all = methodsAt(entries, place);
  const offered = all.filter((method) => !isTooLate(method, now));
  if (wanted === undefined)
    return offered.length > 0 ? { method: cheapestOf(offered), isNamed: false, offered } : null;
  const method = offered.find(({ key }) => key === wanted);
  if (method) return { method, isNamed: true, offered };
  const late = all.find(({ key }) => key === wanted);
  throw new DeliveryMethodUnavailable(late?.cutoff ?? null);
}

/** The same for goods of so much, for which another method may be free. */
export const chosenFor = (chosen: ChosenDelivery, subtotalCents: number): ChosenDelivery =>
  chosen.isNamed ? chosen : { ...chosen, method: cheapestOf(chosen.offered, subtotalCents) };

/** The first of those that cost the least; who names none has given an address, and does not come to the shop unasked. */
function cheapestOf(offered: OfferedMethod[], subtotalCents = 0): OfferedMethod {
  const brought = offered.filter(({ isPickUp }) => !isPickUp);
  const possible = brought.length > 0 ? brought : offered;
  const fee = (method: OfferedMethod) => feeOf(method, subtotalCents);
  return possible.reduce((best, method) => (fee(method) < fee(best) ? method : best));
}

/**
 * What goods of so much cost there by a method; undefined where it is not offered. Its cutoff was kept when it was chosen. By none, as
 * the shop's policy has it, they cost what is cheapest there; nothing of their own where the policy holds there, too.
 */
export function feeAt(
  entries: ProvinceDelivery[],
  place: DeliveryPlace,
  key: string | null,
  subtotalCents: number,
): number | undefined {
  const all = methodsAt(entries, place);
  if (key === null) return all.length === 0 ? 0 : feeOf(cheapestOf(all, subtotalCents), subtotalCents);
  const method = all.find((one) => one.key === key);
  return method && feeOf(method, subtotalCents);
}

/** What bringing goods of so much costs. */
export const feeOf = ({ feeCents, freeFromCents }: DeliveryMethod, subtotalCents: number): number =>
  freeFromCents !== undefined && subtotalCents >= freeFromCents ? 0 : feeCents;
