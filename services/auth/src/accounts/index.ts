export { AccountsModule } from './accounts.module.js';
export { CodesRepository } from './codes.repository.js';
export { ResendVerification } from './resend-verification.js';
export { ResetTokensRepository } from './reset-tokens.repository.js';
export { SendCode } from './send-code.js';
export { VerifyEmail } from './verify-email.js';
