/** The percentile of sorted numbers. */
export function percentile(sorted, percent) {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
}

/** The median; of an even count the mean of the middle two. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

/** The count, the rate a second, and the 50th, 95th and 99th percentile of times in ms. */
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
