import { Module } from '@nestjs/common';
import { HashingThreads } from './hashing-threads.js';
import { Limits } from './limits.js';
import { LimitsRepository } from './limits.repository.js';
import { Passwords } from './passwords.js';
import { Secrets } from './secrets.js';
import { StaffPasswords } from './staff-passwords.js';

@Module({
  providers: [HashingThreads, Limits, LimitsRepository, Passwords, Secrets, StaffPasswords],
  exports: [Limits, LimitsRepository, Passwords, Secrets, StaffPasswords],
})
export class SecurityModule {}
