export { login, session, sessionId } from './sessions.dto.js';
export { loginView, sessionView } from './views.js';
export { visitorOf } from './visitor.http.js';
