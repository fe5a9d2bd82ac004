const KEY = 'last-courier';

interface Kept {
  owner: string;
  courier: string;
}

/** The courier with which this person shipped last on this device; empty when there is none. */
export function lastCourier(owner: string): string {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.owner === owner && typeof kept.courier === 'string' ? kept.courier : '';
  } catch {
    // Storage is blocked, or holds something else: the courier is chosen once more.
    return '';
  }
}

export function rememberCourier(owner: string, courier: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ owner, courier }));
  } catch {
    // As above.
  }
}
