import type { Session } from './sessions.repository.js';
import { browserName } from './browser-name.js';
import type { Login } from './logins.repository.js';

export function sessionView(session: Session) {
  return {
    id: session.id,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    browser: browserName(session.userAgent),
    address: session.address,
    is_current: session.isCurrent,
  };
}

export function loginView({ at, userAgent, address, outcome }: Login) {
  return { at: at.toISOString(), browser: browserName(userAgent), address, outcome };
}
