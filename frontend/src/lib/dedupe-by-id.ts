/** The list without later entries of an id that was seen before: pages overlap when something is added meanwhile. */
export function dedupeById<T extends { id: number | string }>(items: T[]): T[] {
  const seen = new Set<T['id']>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
