import { randomKey } from './random-key';

const KEY = 'visitor';
/** The shop's day is Phnom Penh's, UTC+7. */
const SHOP_OFFSET_MS = 7 * 3_600_000;

let ofThisPage: { day: string; id: string } | null = null;

/** A name for this browser that lasts a day: enough to tell carts apart, too little to tell people. */
export function visitorId(): string {
  const day = new Date(Date.now() + SHOP_OFFSET_MS).toISOString().slice(0, 10);
  if (ofThisPage?.day !== day) ofThisPage = { day, id: keptId(day) };
  return ofThisPage.id;
}

function keptId(day: string): string {
  try {
    const [keptDay, id] = (localStorage.getItem(KEY) ?? '').split(' ');
    if (keptDay === day && /^[0-9a-f]{32}$/.test(id)) return id;
    const fresh = randomKey();
    localStorage.setItem(KEY, `${day} ${fresh}`);
    return fresh;
  } catch {
    // Storage is closed to us: the name lasts as long as the page.
    return randomKey();
  }
}
