import type { Identity } from '@mekong/service-defaults';

/** Whose figures: a seller's own lines, or the whole shop when there is no seller. */
export type Scope = string | undefined;

/** What this member of the staff may see. */
export const scopeOf = ({ role, userId }: Identity): Scope => (role === 'admin' ? undefined : userId);
