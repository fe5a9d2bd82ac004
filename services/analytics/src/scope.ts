/** The seller to whose lines figures are limited; undefined for the whole shop. */
export type Scope = string | undefined;
