export { QuestionsModule } from './questions.module.js';
export { Question } from './question.entity.js';
export { QuestionsRepository } from './questions.repository.js';
