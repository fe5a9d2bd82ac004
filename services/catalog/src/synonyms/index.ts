export { SynonymsModule } from './synonyms.module.js';
export { SynonymGroup } from './synonym-group.entity.js';
