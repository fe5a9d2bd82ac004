export const DRAFT_PREFIX = 'draft:';

export interface KeptDraft {
  owner: string;
  draft: unknown;
}

/** Storage may be blocked or full. A lost draft is only inconvenient, so that is never an error. */
export function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Removes the drafts of everybody but `owner` in this tab; with null, all of them. */
export function forgetDraftsOfOthers(owner: string | null): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(DRAFT_PREFIX))) {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptDraft | null;
      if (owner === null || kept?.owner !== owner) sessionStorage.removeItem(key);
    }
  }, undefined);
}
