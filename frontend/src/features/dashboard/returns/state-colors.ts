import type { ManagedReturn } from '../../../api/types';
import { BAD, GOOD, INFO, WAITING } from '../kit/tag-colors';

export const STATE_COLORS: Record<ManagedReturn['state'], string | undefined> = {
  requested: WAITING,
  accepted: INFO,
  arrived: INFO,
  refunded: GOOD,
  closed: GOOD,
  refused: BAD,
  withdrawn: undefined,
};
