import { notFound } from '@mekong/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { type Identity, onceByKey } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { TwinsRepository } from '../ledger/index.js';
import { PostEvidence } from '../posting/index.js';
import { countLines } from './count-lines.js';
import { StatementHasFaults, StatementIsTaken } from './errors.js';
import { MatchLines } from './match-lines.js';
import type { StatementLine } from './statement.js';
import { StatementsRepository, type StatementWithLines } from './statements.repository.js';

/**
 * Takes a statement, once and all of it: what the books do not know becomes evidence and is posted as any other; what the bank has
 * told before is only noted beside it. Throws 404, StatementIsTaken, and StatementHasFaults where a line cannot be read.
 */
@Injectable()
export class CommitStatement {
  private readonly logger = new Logger(CommitStatement.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: StatementsRepository,
    private readonly matchLines: MatchLines,
    private readonly twins: TwinsRepository,
    private readonly postEvidence: PostEvidence,
    private readonly outbox: Outbox,
  ) {}

  async commit(caller: Identity, id: number): Promise<StatementWithLines> {
    let written: string[] = [];
    const statement = await onceByKey(this.dataSource, async (tx) => {
      const found = await this.statements.lock(tx, id);
      if (!found) throw notFound('Statement');
      refuse(found);
      await this.twins.holdBack(tx);
      // What has become known since the rehearsal is not taken again.
      const lines = await this.matchLines.match(tx, found.lines);
      written = await this.write(tx, lines);
      const committedAt = await this.statements.commit(tx, found.id, lines);
      const after = { ...countLines(lines), source: found.source };
      const about = { type: 'statement', id: found.id, name: found.name || found.source };
      await this.outbox.record(tx, staffActed(caller, 'money.statement-taken', about, { after }));
      return { ...found, lines, committedAt };
    });
    await this.post(written);
    return statement;
  }

  /** Answers the ids of the evidence that is to be posted. */
  private async write(tx: EntityManager, lines: StatementLine[]): Promise<string[]> {
    const news = lines.filter(({ verdict, why }) => isNew(verdict) || why === 'bank');
    const ids = await this.statements.addEvidence(tx, news);
    const written = news.flatMap(({ transactionId, twinId }) => {
      const id = ids.get(transactionId!);
      return id ? [{ id, twinId }] : [];
    });
    for (const { id, twinId } of written) if (twinId) await this.twins.add(tx, id, twinId);
    const toPost = written.filter(({ twinId }) => !twinId).map(({ id }) => id);
    await this.statements.queue(tx, toPost);
    return toPost;
  }

  /** It is recorded: what fails now is made up for by a job. */
  private async post(evidenceIds: string[]): Promise<void> {
    for (const id of evidenceIds)
      await this.postEvidence
        .post(id)
        .catch((error: Error) =>
          this.logger.warn(`evidence ${id} could not be posted yet: ${error.message}`),
        );
  }
}

const isNew = (verdict: StatementLine['verdict']) => verdict === 'matched' || verdict === 'unmatched';

function refuse({ committedAt, missing, lines }: StatementWithLines): void {
  if (committedAt) throw new StatementIsTaken();
  const faults = lines.filter(({ verdict }) => verdict === 'fault').length;
  if (faults > 0 || missing.length > 0) throw new StatementHasFaults(Math.max(faults, missing.length));
}
