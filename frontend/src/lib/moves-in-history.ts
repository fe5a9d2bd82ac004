type Guard = (event: PopStateEvent) => void;

const guards: Guard[] = [];

/**
 * Lets guards hear of Back and Forward before the router does. The window calls its listeners in the order in which they
 * came, whatever they ask for: to be called before the router is drawn.
 */
export function hearMovesFirst(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.(event));
}

/** Has the latest guard decide what the router hears of Back and Forward. Returns what ends it. */
export function guardMoves(guard: Guard): () => void {
  guards.push(guard);
  return () => void guards.splice(guards.indexOf(guard), 1);
}
