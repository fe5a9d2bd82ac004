type Guard = (event: PopStateEvent) => void;

const guards: Guard[] = [];

/**
 * Calls the latest guard on Back and Forward before the router sees the event. Must be called before the router is
 * rendered, because the window calls its listeners in the order in which they were added.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.(event));
}

/** Adds a guard, which can stop the router from seeing a popstate event. Returns a function that removes it. */
export function guardHistory(guard: Guard): () => void {
  guards.push(guard);
  return () => void guards.splice(guards.indexOf(guard), 1);
}
