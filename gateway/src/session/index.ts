export { SessionModule } from './session.module.js';
export { AuthClient } from './auth.client.js';
export { StaffOnly } from './staff-only.js';
export { claimsOf, sessionOf } from './session-of.js';
export { refuseForeignOrigin } from './origin-check.js';
