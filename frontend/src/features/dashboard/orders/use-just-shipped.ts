import { shopNow } from '../../../api/shop-clock';
import { useKeptInAllTabs } from '../kit/use-kept-in-all-tabs';
import type { JustShipped } from './take-back';

/**
 * The orders that were shipped last. They are kept while they can be taken back, so that whoever leaves the list and
 * returns still can, in another tab too.
 */
export const useJustShipped = () =>
  useKeptInAllTabs<JustShipped>('just-shipped', ({ until, takenBack }) => !takenBack && until > shopNow());
