import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity } from '@mekong/service-defaults';
import { ChangeValueWord } from './change-value-word.js';
import { MissingWords } from './missing-words.js';
import * as dto from './value-words.dto.js';
import { ValueWordsRepository } from './value-words.repository.js';

/** The values of specifications in Khmer. */
@ApiTags('pages')
@Controller('api')
export class ValueWordsController {
  constructor(
    private readonly words: ValueWordsRepository,
    private readonly missing: MissingWords,
    private readonly changeWord: ChangeValueWord,
  ) {}

  @Get('value-words')
  @Access('public')
  @Answers('What the shop says in Khmer for the values of specifications', 200, dto.wordsAnswer)
  async shown() {
    const words = await this.words.findAll();
    return { words: Object.fromEntries(words.map(({ value, khmer }) => [value, khmer])) };
  }

  @Get('admin/value-words')
  @Access(['admin'])
  @Answers(
    'The same for its editor, with the values that have no Khmer and need one',
    200,
    dto.editedWordsAnswer,
    401,
    403,
  )
  async edited() {
    const words = await this.words.findAll();
    return { words, missing: await this.missing.find(words) };
  }

  @Put('admin/value-words')
  @Access(['admin'])
  @Answers('Sets or removes the Khmer of a value', 200, dto.changedWordAnswer, 400, 401, 403)
  async change(@Caller() caller: Identity, @Body({ schema: dto.wordChange }) change: dto.WordChange) {
    return { message: 'Khmer value saved', word: await this.changeWord.change(caller, change) };
  }
}
