import { lazy } from 'react';
import { Extra } from '../../components/extra';
import { useIsHydrated } from '../../lib/use-is-hydrated';

const FoldedOrdersBefore = lazy(() => import('./folded-orders-before'));

/** What was ordered in the shop system before, where there is any; with code of its own, for which nothing waits. */
export function OrdersBefore() {
  if (!useIsHydrated()) return null;
  return (
    <Extra>
      <FoldedOrdersBefore />
    </Extra>
  );
}
