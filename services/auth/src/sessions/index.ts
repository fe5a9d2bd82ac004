export { SessionsModule } from './sessions.module.js';
export { tokensModule } from './tokens.module.js';
export type { Visitor } from './visitor.js';
export { EndSessions } from './end-sessions.js';
export { KnownDevices } from './known-devices.js';
export { Vouch } from './vouch.js';
export { endCookie, startCookie } from './session-cookie.js';
export { type Login, LoginsRepository } from './logins.repository.js';
export { type Session, sessionSeconds, SessionsRepository } from './sessions.repository.js';
