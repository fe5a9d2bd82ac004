/** Cents of a dollar as riel, at so many riel for a dollar; rounded half up to 100 riel, the smallest note. */
export const inRiel = (cents: number, rate: number): number => Math.round((cents * rate) / 10_000) * 100;
