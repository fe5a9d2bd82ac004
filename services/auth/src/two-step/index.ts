export { TwoStepModule } from './two-step.module.js';
export { CheckSecondStep } from './check-second-step.js';
export { EndTwoStep } from './end-two-step.js';
export { WrongSecondStep } from './errors.js';
