export { WantedStepsModule } from './wanted-steps.module.js';
export { JudgeStep } from './judge-step.js';
