/** Riel, which have no smaller unit: `100,450៛`. */
export function formatRiel(riel: number): string {
  return `${String(riel).replace(/\B(?=(\d{3})+$)/g, ',')}៛`;
}
