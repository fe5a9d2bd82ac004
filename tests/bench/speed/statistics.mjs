/** The value that `percent` of the sorted numbers do not exceed. */
export function percentile(sorted, percent) {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
}

/** The middle one; of an even count the mean of both. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

/** How many a second, and what half, 95 and 99 in 100 of the times (ms) do not exceed. */
export function sample(times, seconds) {
  const sorted = Float64Array.from(times).sort();
  return {
    count: sorted.length,
    rate: sorted.length / seconds,
    p50: percentile(sorted, 50),
    p95: percentile(sorted, 95),
    p99: percentile(sorted, 99),
  };
}
