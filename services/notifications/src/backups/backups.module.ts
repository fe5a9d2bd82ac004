import { Module } from '@nestjs/common';
import { BackupsController } from './backups.controller.js';
import { BackupsRepository } from './backups.repository.js';

@Module({
  controllers: [BackupsController],
  providers: [BackupsRepository],
})
export class BackupsModule {}
