export const VIEWED_KEY = 'viewed-products';
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
