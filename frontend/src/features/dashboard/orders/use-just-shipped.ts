import { shopNow } from '../../../api/shop-clock';
import { useKept } from '../kit/use-kept';
import type { JustShipped } from './take-back';

/**
 * The orders that were shipped last. They are kept while they can be taken back, so that whoever leaves the list and
 * returns still can.
 */
export const useJustShipped = () =>
  useKept<JustShipped>('just-shipped', ({ until, takenBack }) => !takenBack && until > shopNow());
