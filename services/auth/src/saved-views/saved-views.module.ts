import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { DeleteView } from './delete-view.js';
import { RenameView } from './rename-view.js';
import { SaveView } from './save-view.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsRepository } from './saved-views.repository.js';

@Module({
  imports: [UsersModule],
  controllers: [SavedViewsController],
  providers: [DeleteView, RenameView, SaveView, SavedViewsRepository],
  exports: [SavedViewsRepository],
})
export class SavedViewsModule {}
