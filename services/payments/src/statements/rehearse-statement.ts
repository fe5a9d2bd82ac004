import { Injectable } from '@nestjs/common';
import { onceByKey } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { MatchLines } from './match-lines.js';
import { readAlerts } from './read-alerts.js';
import { readFile } from './read-file.js';
import type { Mapping, ReadStatement, Statement } from './statement.js';
import { StatementsRepository, type StatementWithLines } from './statements.repository.js';

/** Says what a bank's statement would do, and books nothing. Throws a 400 where it cannot be read at all. */
@Injectable()
export class RehearseStatement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly matchLines: MatchLines,
    private readonly statements: StatementsRepository,
  ) {}

  file(bytes: Uint8Array, name: string, mapping?: Mapping): Promise<StatementWithLines> {
    return this.keep({ source: 'csv', name }, readFile(bytes, mapping));
  }

  alerts(text: string): Promise<StatementWithLines> {
    return this.keep({ source: 'text', name: '' }, readAlerts(text));
  }

  private keep(
    about: Pick<Statement, 'source' | 'name'>,
    { lines, ...read }: ReadStatement,
  ): Promise<StatementWithLines> {
    return onceByKey(this.dataSource, async (tx) =>
      this.statements.add(tx, { ...about, ...read }, await this.matchLines.match(tx, lines)),
    );
  }
}
