/** Cents of a dollar as whole riel, at so many riel for a dollar. */
export const inRiel = (cents: number, rate: number): number => Math.round((cents * rate) / 100);
