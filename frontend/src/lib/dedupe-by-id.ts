/** Drops repeated ids: the pages of a list overlap when something is added while it is being read. */
export function dedupeById<T extends { id: number | string }>(items: T[]): T[] {
  const seen = new Set<T['id']>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
