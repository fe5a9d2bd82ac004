const PREFIX = 'draft:';

/** The name of the checkout form's draft, which is kept until its order is paid. */
export const BILLING_DRAFT = 'billing';

interface Kept {
  owner: string;
  draft: unknown;
}

// Storage may be blocked or full. A lost draft is only inconvenient, so that is never an error.
function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Stores a half-filled form for as long as the browser's tab is open. */
export function keepDraft(name: string, owner: string, draft: unknown): void {
  quietly(() => sessionStorage.setItem(PREFIX + name, JSON.stringify({ owner, draft })), undefined);
}

/** The texts of this person's draft; empty when there is none or it is somebody else's. */
export function readDraft(name: string, owner: string): Record<string, string> {
  return quietly(() => {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Kept | null;
    if (kept?.owner !== owner || typeof kept.draft !== 'object' || kept.draft === null) return {};
    const texts = Object.entries(kept.draft).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts) as Record<string, string>;
  }, {});
}

/** Removes a draft that is no longer needed. */
export function forgetDraft(name: string): void {
  quietly(() => sessionStorage.removeItem(PREFIX + name), undefined);
}

/** Removes the drafts of everybody but `owner` in this tab; with null, all of them. */
export function forgetDraftsOfOthers(owner: string | null): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))) {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
      if (owner === null || kept?.owner !== owner) sessionStorage.removeItem(key);
    }
  }, undefined);
}
