import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { UsersModule } from '../users/index.js';
import { UserNotesController } from './notes.controller.js';
import { NotesRepository } from './notes.repository.js';
import { WriteNote } from './write-note.js';

@Module({
  imports: [AuditLogModule, UsersModule],
  controllers: [UserNotesController],
  providers: [NotesRepository, WriteNote],
  exports: [NotesRepository],
})
export class NotesModule {}
