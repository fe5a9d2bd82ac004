import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutSynonyms, factsOfSynonyms } from './audit.js';
import { SynonymGroupsRepository } from './synonym-groups.repository.js';

/** Removes a group of synonyms. Throws StaleEdit when it is no longer as the caller has seen it. */
@Injectable()
export class DeleteSynonyms {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: SynonymGroupsRepository,
    private readonly outbox: Outbox,
  ) {}

  delete(caller: Identity, id: number, seenVersion?: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const group = (await this.groups.lockAll(tx)).find((one) => one.id === id);
      if (!group) throw notFound('Synonym group');
      refuseStale('synonym group', group, seenVersion);
      await this.groups.remove(tx, id);
      const before = factsOfSynonyms(group);
      await this.outbox.record(tx, staffActed(caller, 'synonyms.deleted', aboutSynonyms(group), { before }));
    });
  }
}
