import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutSynonyms, factsOfSynonyms } from './audit.js';
import { refuseTaken, refuseTooMany, type Words } from './check-words.js';
import { SynonymGroup } from './synonym-group.entity.js';
import { SynonymGroupsRepository } from './synonym-groups.repository.js';

/** Adds a group of words that searches take for the same. Throws the fault of a word that another group has. */
@Injectable()
export class AddSynonyms {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: SynonymGroupsRepository,
    private readonly outbox: Outbox,
  ) {}

  add(caller: Identity, { words, also }: Words): Promise<SynonymGroup> {
    return onceByKey(this.dataSource, async (tx) => {
      const others = await this.groups.lockAll(tx);
      refuseTooMany(others.length);
      refuseTaken(words, others);
      const group = Object.assign(new SynonymGroup(), { words, also, version: 1 });
      await this.groups.insert(tx, group);
      const after = factsOfSynonyms(group);
      await this.outbox.record(tx, staffActed(caller, 'synonyms.created', aboutSynonyms(group), { after }));
      return group;
    });
  }
}
