import { Module } from '@nestjs/common';
import { BrowsingModule } from '../browsing/index.js';
import { ChangeSpecFields } from './change-spec-fields.js';
import { SpecFieldsController } from './spec-fields.controller.js';

@Module({
  imports: [BrowsingModule],
  controllers: [SpecFieldsController],
  providers: [ChangeSpecFields],
})
export class SpecFieldsModule {}
