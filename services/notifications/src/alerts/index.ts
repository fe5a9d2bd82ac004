export { AlertsModule } from './alerts.module.js';
export type { AlertSubject, SeenAlert } from './alert.entity.js';
export { AlertsRepository } from './alerts.repository.js';
export { EndStreams } from './live/end-streams.js';
export { KeepReceivers } from './keep-receivers.js';
export { PreferencesRepository, type Receiver } from './preferences.repository.js';
export { RaiseAlerts } from './raise-alerts.js';
