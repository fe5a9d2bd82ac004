import { fieldError, invalid } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutValueWord, factsOfValueWord } from './audit.js';
import { valueKey } from './value-key.js';
import type { ValueWord } from './value-word.entity.js';
import { ValueWordsRepository } from './value-words.repository.js';

/** All are sent to every Khmer reader. */
const maxWords = 2_000;

/** Sets what the shop says in Khmer for a value; '' removes it. Repeatable. Throws when there is no room for another. */
@Injectable()
export class ChangeValueWord {
  constructor(
    private readonly dataSource: DataSource,
    private readonly words: ValueWordsRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, given: ValueWord): Promise<ValueWord> {
    const word = { value: valueKey(given.value), khmer: given.khmer };
    return this.dataSource.transaction(async (tx) => {
      const known = await this.words.lock(tx, word.value);
      const edited = differences(factsOfValueWord(known?.khmer ?? ''), factsOfValueWord(word.khmer));
      if (!edited) return word;
      if (!known && (await this.words.count(tx)) >= maxWords)
        throw invalid([
          fieldError('value', 'TOO_MANY_WORDS', `There can be at most ${maxWords} words`, {
            most: maxWords,
          }),
        ]);
      if (word.khmer === '') await this.words.remove(tx, word.value);
      else await this.words.save(tx, word);
      await this.outbox.record(tx, staffActed(caller, 'value-word.edited', aboutValueWord(word), edited));
      return word;
    });
  }
}
