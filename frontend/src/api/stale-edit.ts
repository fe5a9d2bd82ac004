/** How a thing is now, when an edit was refused because somebody else was faster; null for every other failure. */
export function staleEditOf(error: unknown): (Record<string, unknown> & { version: number }) | null {
  const data = (error as { data?: { code?: unknown; current?: unknown } } | null)?.data;
  if (data?.code !== 'STALE_EDIT' || typeof data.current !== 'object') return null;
  return data.current as Record<string, unknown> & { version: number };
}
