import { type Language, type OrderStepName, type Role, shopTimeText } from '@mekong/contracts';
import type { Note, OfferedCourier, Outgoing } from './message.js';
import { words } from './words/index.js';

export interface Button {
  text: string;
  /** What comes back when it is pressed. */
  callback_data: string;
}

/** Which roles may have an order take a step; orders judges it again. Who ships in a shop of one seller does that in the dashboard. */
const mayTake: Record<OrderStepName, readonly Role[]> = {
  confirm: ['admin', 'support'],
  pack: ['admin', 'seller', 'packer'],
  ship: ['admin', 'packer'],
};
export const mayPress = (role: Role | null, step: OrderStepName): boolean =>
  role !== null && mayTake[step].includes(role);

/** Buttons in one row; couriers have their own. */
const maxCouriers = 30;

/** What a person may still do about the order of a message. */
export function buttonsOf(
  { id, target, what, params, role, ownerId, orderId, notes }: Outgoing,
  language: Language,
): Button[][] {
  if (!orderId || !takesSteps(what)) return [];
  const has = (step: Note['step']) => notes.some((note) => note.step === step);
  if (has('end') || has('ship')) return [];
  const on = target ?? id;
  const text = words[language];
  const isOpen: Record<OrderStepName, boolean> = {
    confirm: what === 'order.to-confirm' && !has('confirm'),
    pack: (what === 'order.paid' || has('confirm')) && !has('pack') && !has(`pack:${ownerId}`),
    ship: what === 'order.paid' || has('confirm'),
  };
  const steps = (['confirm', 'pack', 'ship'] as const).filter((step) => isOpen[step] && mayPress(role, step));
  const row = steps.map((step) => ({ text: text[step], callback_data: `${step}:${on}` }));
  const couriers = isOpen.ship && mayPress(role, 'ship') ? ((params.couriers as OfferedCourier[]) ?? []) : [];
  const choices = couriers
    .slice(0, maxCouriers)
    .map(({ name }, place) => [
      { text: `${text.ship}: ${name}`.slice(0, 60), callback_data: `ship:${on}:${place}` },
    ]);
  return [...(row.length > 0 ? [row] : []), ...choices];
}

/** Whether a message is about an order that is to be sent. */
const takesSteps = (what: string): boolean => what === 'order.paid' || what === 'order.to-confirm';

/** Who has taken which step of the order, as the message tells. */
export function noteLines({ what, notes, ownerId, params }: Outgoing, language: Language): string[] {
  if (!takesSteps(what)) return [];
  const text = words[language];
  const lines = notes
    .filter(({ step }) => !step.includes(':') || step === `pack:${ownerId}`)
    .map(({ step, byName, at }) => {
      if (step === 'end') return text.orderIsOver;
      const name = step.split(':')[0] as OrderStepName;
      return text.done[name](byName ?? text.somebody, clockOf(at, language));
    });
  const isChoosing = params.couriers && !notes.some(({ step }) => step === 'ship' || step === 'end');
  return isChoosing ? [...lines, text.chooseCourier] : lines;
}

export const clockOf = (at: string | Date, language: Language): string =>
  shopTimeText(new Date(at), language);
