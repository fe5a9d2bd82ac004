export { GiveBacksModule } from './give-backs.module.js';
export { aboutEvidence, type Proposal } from './proposal.js';
export { PromisesRepository } from './promises.repository.js';
export { TwoPeople } from './two-people.js';
export { ReferenceUsed } from './errors.js';
