import type { Subject } from '@mekong/messaging';
import type { ValueWord } from './value-word.entity.js';

/** Named by the value. */
export const aboutValueWord = ({ value }: Pick<ValueWord, 'value'>): Subject => ({
  type: 'value-word',
  id: value,
  name: value,
});

export const factsOfValueWord = (khmer: string) => ({ khmer });
