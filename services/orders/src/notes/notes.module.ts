import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/index.js';
import { StaffModule } from '../staff/index.js';
import { NotesController } from './notes.controller.js';
import { NotesRepository } from './notes.repository.js';
import { WriteNote } from './write-note.js';

@Module({
  imports: [OrdersModule, StaffModule],
  controllers: [NotesController],
  providers: [NotesRepository, WriteNote],
  exports: [NotesRepository],
})
export class NotesModule {}
