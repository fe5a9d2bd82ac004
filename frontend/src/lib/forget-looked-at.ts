import { comparedHere } from './compared-products';
import { VIEWED_KEY } from './viewed-products';

/** Who logged in last in this browser; nothing says it where everybody was a visitor. */
const VIEWER_KEY = 'viewed-by';

function forget(): void {
  localStorage.removeItem(VIEWED_KEY);
  comparedHere.keep();
}

/**
 * Called when somebody has logged in: what was viewed and compared stays where they were the last to, or nobody was. A session may
 * have ended by itself, without the logout that forgets.
 */
export function forgetLookedAtByOthers(personId: string): void {
  try {
    const viewer = localStorage.getItem(VIEWER_KEY);
    if (viewer && viewer !== personId) forget();
    localStorage.setItem(VIEWER_KEY, personId);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Whoever uses the browser next sees nothing of it. */
export function forgetLookedAt(): void {
  try {
    forget();
    localStorage.removeItem(VIEWER_KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
