export { FreeLateMoney } from './free-late-money.js';
export { PostEvidence } from './post-evidence.js';
export { PostingModule } from './posting.module.js';
export { TakeTransfer } from './take-transfer.js';
export { UnmatchedRepository, type UnmatchedMoney, type Closing } from './unmatched.repository.js';
export { unmatchedReasons, isElsewhere, whyUnmatched, type UnmatchedReason } from './why-unmatched.js';
