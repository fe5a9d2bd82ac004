import { LazyScreen } from '../lazy-screen';

export const loadNotFound = async () => (await import('./not-found-route')).NotFoundRoute;

/** The screen of an address at which there is nothing; few visitors need its code. */
export function NotFound() {
  return <LazyScreen load={loadNotFound} />;
}
