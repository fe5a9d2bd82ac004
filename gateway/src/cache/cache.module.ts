import { Module } from '@nestjs/common';
import { AdmissionModule } from '../admission/index.js';
import { AnswersModule } from '../answers/index.js';
import { ReplicasModule } from '../replicas/index.js';
import { CachedReads } from './cached-reads.js';
import { CatalogueClient } from './catalogue.client.js';
import { FrontDoor } from './front-door.js';
import { LastAnswers } from './last-answers.js';
import { MicroCache } from './micro-cache.js';

@Module({
  imports: [AdmissionModule, AnswersModule, ReplicasModule],
  providers: [CachedReads, CatalogueClient, FrontDoor, LastAnswers, MicroCache],
  exports: [CachedReads, MicroCache],
})
export class CacheModule {}
