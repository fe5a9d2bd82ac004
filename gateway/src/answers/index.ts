export { AnswersModule } from './answers.module.js';
export type { HeaderList } from './security-headers.js';
export { AnswerMaker } from './answer-maker.js';
export { bestEncoding, pack } from './packed-bodies.js';
export { ReadyAnswer } from './ready-answer.js';
