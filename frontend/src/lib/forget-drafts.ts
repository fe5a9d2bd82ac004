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

/** Removes the drafts of everybody but `owner`, in this tab and those of all tabs; with null, all of them. */
export function forgetDraftsOfOthers(owner: string | null): void {
  for (const storageOf of [() => sessionStorage, () => localStorage])
    quietly(() => {
      const storage = storageOf();
      for (const key of Object.keys(storage).filter((name) => name.startsWith(DRAFT_PREFIX))) {
        const kept = JSON.parse(storage.getItem(key) ?? 'null') as KeptDraft | null;
        if (owner === null || kept?.owner !== owner) storage.removeItem(key);
      }
    }, undefined);
}
