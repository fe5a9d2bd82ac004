const PREFIX = 'draft:';

interface Kept {
  owner: string;
  draft: unknown;
}

// Storage may be closed to us or full: a draft is a comfort, so its loss is never an error.
function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Keeps what a person is in the middle of, for as long as the browser's tab is open. */
export function keepDraft(name: string, owner: string, draft: unknown): void {
  quietly(() => sessionStorage.setItem(PREFIX + name, JSON.stringify({ owner, draft })), undefined);
}

/** The text values that this person's draft holds; empty when there is none or it is somebody else's. */
export function readDraft(name: string, owner: string): Record<string, string> {
  return quietly(() => {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Kept | null;
    if (kept?.owner !== owner || typeof kept.draft !== 'object' || kept.draft === null) return {};
    const texts = Object.entries(kept.draft).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts) as Record<string, string>;
  }, {});
}

/** What the draft was for has been done. */
export function forgetDraft(name: string): void {
  quietly(() => sessionStorage.removeItem(PREFIX + name), undefined);
}

/** Leaves nothing of what others have typed in this tab; with no `owner`, nothing at all. */
export function forgetDraftsOfOthers(owner: string | null): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))) {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
      if (owner === null || kept?.owner !== owner) sessionStorage.removeItem(key);
    }
  }, undefined);
}
