import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutSynonyms, factsOfSynonyms } from './audit.js';
import { refuseTaken, type Words } from './check-words.js';
import type { SynonymGroup } from './synonym-group.entity.js';
import { SynonymGroupsRepository } from './synonym-groups.repository.js';

export interface SynonymsEdit extends Words {
  /** The version that the editor has seen; without one the edit is never stale. */
  version?: number;
}

/** Replaces the words of a group. Throws StaleEdit, and the fault of a word that another group has. */
@Injectable()
export class ChangeSynonyms {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: SynonymGroupsRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, id: number, { words, also, version }: SynonymsEdit): Promise<SynonymGroup> {
    return this.dataSource.transaction(async (tx) => {
      const all = await this.groups.lockAll(tx);
      const group = all.find((one) => one.id === id);
      if (!group) throw notFound('Synonym group');
      const edited = differences(factsOfSynonyms(group), factsOfSynonyms({ words, also }));
      if (!edited) return group;
      refuseStale('synonym group', group, version, Object.keys(edited.after));
      refuseTaken(
        words,
        all.filter((one) => one !== group),
      );
      Object.assign(group, { words, also, version: group.version + 1 });
      await this.groups.update(tx, group);
      await this.outbox.record(tx, staffActed(caller, 'synonyms.edited', aboutSynonyms(group), edited));
      return group;
    });
  }
}
