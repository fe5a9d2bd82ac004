const VIEWED_KEY = 'viewed-products';
/** Who logged in last in this browser; nothing says it where everybody was a visitor. */
const VIEWER_KEY = 'viewed-by';
const MOST = 12;

/** The ids of the products that were opened in this browser, the latest first. */
export function viewedProducts(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Stores that a product was opened, if the browser allows it. */
export function rememberViewed(id: number): void {
  const ids = [id, ...viewedProducts().filter((other) => other !== id)].slice(0, MOST);
  try {
    localStorage.setItem(VIEWED_KEY, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing has no row of what was viewed.
  }
}

/**
 * Called when somebody has logged in: what was viewed stays where they were the last to, or nobody was. A session may have ended by
 * itself, without the logout that forgets.
 */
export function forgetViewedByOthers(personId: string): void {
  try {
    const viewer = localStorage.getItem(VIEWER_KEY);
    if (viewer && viewer !== personId) localStorage.removeItem(VIEWED_KEY);
    localStorage.setItem(VIEWER_KEY, personId);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Whoever uses the browser next sees nothing of it. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
    localStorage.removeItem(VIEWER_KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
