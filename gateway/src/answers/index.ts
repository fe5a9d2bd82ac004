export { AnswersModule } from './answers.module.js';
export type { HeaderList } from './security-headers.js';
export { AnswerMaker } from './answer-maker.js';
export { ReadyAnswer } from './ready-answer.js';
