export { secondStepBody, type SecondStepBody, ticketAnswer } from './two-step.dto.js';
