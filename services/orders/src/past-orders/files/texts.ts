/** A text as it is kept: no longer than the place for it, and without what the database cannot store. */
export function cut(text: string, most: number): string {
  const kept = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return kept.toWellFormed().replaceAll('\0', '');
}
