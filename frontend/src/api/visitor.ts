import { randomKey } from './random-key';
import { shopDay } from './shop-time';

const KEY = 'visitor';

let ofThisPage: { day: string; id: string } | null = null;

/** An id of this browser for one day: it tells carts apart without identifying people. */
export function visitorId(): string {
  const day = shopDay();
  if (ofThisPage?.day !== day) ofThisPage = { day, id: keptId(day) };
  return ofThisPage.id;
}

function keptId(day: string): string {
  try {
    const [keptDay, id] = (localStorage.getItem(KEY) ?? '').split(' ');
    if (keptDay === day && id && /^[0-9a-f]{32}$/.test(id)) return id;
    const fresh = randomKey();
    localStorage.setItem(KEY, `${day} ${fresh}`);
    return fresh;
  } catch {
    // Without storage the id lasts as long as the page.
    return randomKey();
  }
}
