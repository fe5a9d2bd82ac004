import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { SecurityModule } from '../security/index.js';
import { EndSessions } from './end-sessions.js';
import { KnownDevices } from './known-devices.js';
import { LoginsRepository } from './logins.repository.js';
import { SessionsRepository } from './sessions.repository.js';
import { Vouch } from './vouch.js';

@Module({
  imports: [AuditLogModule, SecurityModule],
  providers: [EndSessions, KnownDevices, LoginsRepository, SessionsRepository, Vouch],
  exports: [EndSessions, KnownDevices, LoginsRepository, SessionsRepository, Vouch],
})
export class SessionsModule {}
