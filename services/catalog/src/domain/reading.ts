/** How forms, files and JSON give values; what is of another kind is left as it is, for the schema to refuse. */

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/** Digits only: `0x10` and `1e3` are no prices. */
export const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;

/** PostgreSQL keeps neither a NUL nor half of a surrogate pair. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

export const notStorable = 'holds a character that cannot be kept';
