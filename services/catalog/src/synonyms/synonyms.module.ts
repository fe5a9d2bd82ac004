import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SynonymGroup } from './synonym-group.entity.js';
import { SearchModule } from '../search/index.js';
import { AddSynonyms } from './add-synonyms.js';
import { ChangeSynonyms } from './change-synonyms.js';
import { DeleteSynonyms } from './delete-synonyms.js';
import { SynonymGroupsRepository } from './synonym-groups.repository.js';
import { SynonymsController } from './synonyms.controller.js';
import { TrySynonyms } from './try-synonyms.js';

@Module({
  imports: [TypeOrmModule.forFeature([SynonymGroup]), SearchModule],
  controllers: [SynonymsController],
  providers: [AddSynonyms, ChangeSynonyms, DeleteSynonyms, SynonymGroupsRepository, TrySynonyms],
})
export class SynonymsModule {}
