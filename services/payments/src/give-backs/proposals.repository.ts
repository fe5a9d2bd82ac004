import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import type { Proposal } from './proposal.js';

const find = prepared<Proposal>`
  SELECT reference, from_account AS "from", proposed_by AS "userId", proposer_name AS name, proposed_at AS at
  FROM give_back_proposals WHERE about = $1 FOR UPDATE`;

const propose = prepared<{ at: Date }>`
  INSERT INTO give_back_proposals (about, reference, from_account, proposed_by, proposer_name) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (about) DO UPDATE SET reference = excluded.reference, from_account = excluded.from_account,
    proposed_by = excluded.proposed_by, proposer_name = excluded.proposer_name, proposed_at = now()
  RETURNING proposed_at AS at`;

const remove = prepared`DELETE FROM give_back_proposals WHERE about = $1`;

@Injectable()
export class ProposalsRepository {
  async find(tx: EntityManager, about: string): Promise<Proposal | undefined> {
    return (await find(tx, [about]))[0];
  }

  /** In place of an earlier one. */
  async propose(tx: EntityManager, about: string, proposal: Omit<Proposal, 'at'>): Promise<Proposal> {
    const { reference, from, userId, name } = proposal;
    const [row] = await propose(tx, [about, reference, from, userId, name]);
    return { ...proposal, at: row!.at };
  }

  async remove(tx: EntityManager, about: string): Promise<void> {
    await remove(tx, [about]);
  }
}
