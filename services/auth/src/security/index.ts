export { SecurityModule } from './security.module.js';
export { LimitsRepository } from './limits.repository.js';
export { Passwords, type Verification } from './passwords.js';
export { Secrets } from './secrets.js';
export { StaffPasswords } from './staff-passwords.js';
export { TooMany, tooManyAttempts } from './errors.js';
export { ofNetwork } from './of-network.js';
export { type Counter, Limits } from './limits.js';
