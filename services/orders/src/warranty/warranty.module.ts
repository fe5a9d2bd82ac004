import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/index.js';
import { NoteSerials } from './note-serials.js';
import { SerialsController } from './serials.controller.js';
import { SerialsRepository } from './serials.repository.js';
import { WarrantyController } from './warranty.controller.js';
import { WarrantyRepository } from './warranty.repository.js';

@Module({
  imports: [OrdersModule],
  controllers: [SerialsController, WarrantyController],
  providers: [NoteSerials, SerialsRepository, WarrantyRepository],
  exports: [WarrantyRepository],
})
export class WarrantyModule {}
