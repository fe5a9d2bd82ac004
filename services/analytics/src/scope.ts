/** Whose figures: a seller's own lines, or the whole shop when there is no seller. */
export type Scope = string | undefined;
