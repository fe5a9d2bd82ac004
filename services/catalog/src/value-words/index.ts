export { ValueWordsModule } from './value-words.module.js';
export { ValueWord } from './value-word.entity.js';
