import type { SynonymGroup } from './synonym-group.entity.js';

export const synonymsView = ({ id, words, also, version }: SynonymGroup) => ({ id, words, also, version });
