import type { EditedKind, Subject } from '@mekong/messaging';
import type { SynonymGroup } from './synonym-group.entity.js';

/** Named by the first of their words. */
export const aboutSynonyms = ({ id, words }: SynonymGroup): Subject => ({
  type: 'synonyms',
  id,
  name: words[0]!,
});

export const factsOfSynonyms = ({ words, also }: Pick<SynonymGroup, 'words' | 'also'>) => ({
  words: words.join(', '),
  also: also.join(', '),
});

export const editedSynonyms: EditedKind<SynonymGroup> = {
  thing: 'synonym group',
  action: 'synonyms.edited',
  about: aboutSynonyms,
  factsOf: factsOfSynonyms,
};
