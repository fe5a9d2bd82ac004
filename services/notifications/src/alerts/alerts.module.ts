import { Module } from '@nestjs/common';
import { CopiesModule } from '../copies/index.js';
import { AlertsController } from './alerts.controller.js';
import { AlertsRepository } from './alerts.repository.js';
import { KeepReceivers } from './keep-receivers.js';
import { EndStreams } from './live/end-streams.js';
import { LiveStreams } from './live/live-streams.js';
import { MarkRead } from './mark-read.js';
import { PreferencesRepository } from './preferences.repository.js';
import { RaiseAlerts } from './raise-alerts.js';
import { SetPreferences } from './set-preferences.js';

@Module({
  imports: [CopiesModule],
  controllers: [AlertsController],
  providers: [
    AlertsRepository,
    EndStreams,
    KeepReceivers,
    LiveStreams,
    MarkRead,
    PreferencesRepository,
    RaiseAlerts,
    SetPreferences,
  ],
  exports: [AlertsRepository, EndStreams, KeepReceivers, PreferencesRepository, RaiseAlerts],
})
export class AlertsModule {}
