import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ValueWord } from './value-word.entity.js';
import { ChangeValueWord } from './change-value-word.js';
import { MissingWords } from './missing-words.js';
import { ValueWordsController } from './value-words.controller.js';
import { ValueWordsRepository } from './value-words.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([ValueWord])],
  controllers: [ValueWordsController],
  providers: [ChangeValueWord, MissingWords, ValueWordsRepository],
})
export class ValueWordsModule {}
