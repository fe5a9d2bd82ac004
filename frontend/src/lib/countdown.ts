/** Whole seconds as minutes and seconds, e.g. 75 → '1:15'. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
