import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { StaffEdits } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { editedSynonyms } from './audit.js';
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
    private readonly edits: StaffEdits,
  ) {}

  change(caller: Identity, id: number, { words, also, version: seen }: SynonymsEdit): Promise<SynonymGroup> {
    return this.dataSource.transaction(async (tx) => {
      const all = await this.groups.lockAll(tx);
      const was = all.find((one) => one.id === id);
      if (!was) throw notFound('Synonym group');
      const others = all.filter((one) => one !== was);
      const now = { ...was, words, also };
      return this.edits.save(tx, caller, editedSynonyms, {
        was,
        now,
        seen,
        check: () => refuseTaken(words, others),
        write: () => this.groups.update(tx, now),
      });
    });
  }
}
