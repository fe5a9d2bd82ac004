import { DRAFT_PREFIX, quietly, type KeptDraft } from './forget-drafts';

/** The name of the checkout form's draft, which is kept until its order is paid. */
export const BILLING_DRAFT = 'billing';

/** Stores a half-filled form for as long as the browser's tab is open. */
export function keepDraft(name: string, owner: string, draft: unknown): void {
  quietly(() => sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify({ owner, draft })), undefined);
}

/** The texts of this person's draft; empty when there is none or it is somebody else's. */
export function readDraft(name: string, owner: string): Record<string, string> {
  return quietly(() => {
    const kept = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + name) ?? 'null') as KeptDraft | null;
    if (kept?.owner !== owner || typeof kept.draft !== 'object' || kept.draft === null) return {};
    const texts = Object.entries(kept.draft).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts) as Record<string, string>;
  }, {});
}

/** Removes a draft that is no longer needed. */
export function forgetDraft(name: string): void {
  quietly(() => sessionStorage.removeItem(DRAFT_PREFIX + name), undefined);
}
