import { Module } from '@nestjs/common';
import { ReplicasModule } from '../replicas/index.js';
import { AuthClient } from './auth.client.js';
import { StaffOnly } from './staff-only.js';

@Module({
  imports: [ReplicasModule],
  providers: [AuthClient, StaffOnly],
  exports: [AuthClient],
})
export class SessionModule {}
