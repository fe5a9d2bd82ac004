import { setTimeout as wait } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  Optional,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Pool } from 'pg';
import { Counter } from 'prom-client';
import { DataSource } from 'typeorm';
import { DatabaseProbe, ReadOnly } from './database-probe.js';
import { Metrics } from './metrics.js';
import type { PipeliningClient } from './pipelining-client.js';
import { poolOf } from './sql.js';

const everyMs = 1_000;

/**
 * Asks the database every second, over a connection of its own that nothing else keeps busy. Where that is silent while a new
 * one answers, the network has lost what was open, and where it cannot be written to, another server has taken its place: then
 * the pool's older connections are closed, instead of keeping each call waiting until its statement has run out of time. A pool
 * that is only busy with slow statements keeps them. What is lost and what is back stands in the log, and is counted.
 */
@Injectable()
export class DatabaseWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseWatch.name);
  private readonly pool?: Pool;
  /** As several services may share a process and its log. */
  private readonly name: string;
  private readonly changes: Counter<'what'>;
  /** The pool's clients, and when each was first used, as `performance.now()` tells it. */
  private readonly clients = new Map<PipeliningClient, number>();
  private probe?: DatabaseProbe;
  private opening?: DatabaseProbe;
  private isLost = false;
  /** Connections that are older are not trusted. */
  private trustedSince = 0;
  private readonly stopping = new AbortController();
  private watching?: Promise<void>;

  constructor(metrics: Metrics, @Optional() @Inject(DataSource) dataSource?: DataSource) {
    this.changes = new Counter({
      name: 'database_changes_total',
      help: 'How often the database was lost, and was back again',
      labelNames: ['what'],
      registers: [metrics.registry],
    });
    this.pool = dataSource && poolOf(dataSource);
    this.name = `the database ${dataSource?.driver.database}`;
  }

  onApplicationBootstrap(): void {
    if (!this.pool) return;
    this.pool.on('acquire', (client) => this.know(client as unknown as PipeliningClient));
    this.pool.on('remove', (client) => this.clients.delete(client as unknown as PipeliningClient));
    this.watching = this.watch(this.pool);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.probe?.cut();
    this.opening?.cut();
    await this.watching;
  }

  private know(client: PipeliningClient): void {
    if (this.clients.has(client)) return;
    this.clients.set(client, performance.now());
    client.once('demoted', () => this.noteLoss(new ReadOnly()));
  }

  private async watch(pool: Pool): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.look(pool);
        this.noteReturn();
      } catch (error) {
        if (!signal.aborted) this.noteLoss(error as Error);
      }
      await wait(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Resolves when the database answers and can be written to. */
  private async look(pool: Pool): Promise<void> {
    const old = this.probe;
    if (old) {
      try {
        await old.ask();
        this.trustedSince = 0;
        return;
      } catch (error) {
        this.noteLoss(error as Error);
        if (!old.isSilent) this.probe = undefined;
      }
    }
    const fresh = await this.open(pool);
    if (old?.isSilent) this.trustedSince = Math.max(this.trustedSince, old.askedAt);
    // It was only slow.
    else if (this.probe) this.trustedSince = 0;
    old?.cut();
    this.probe = fresh;
  }

  private async open({ options }: Pool): Promise<DatabaseProbe> {
    const startedAt = performance.now();
    this.opening = new DatabaseProbe(options);
    try {
      await this.opening.open();
      return this.opening;
    } catch (error) {
      this.opening.cut();
      this.trustedSince = startedAt;
      throw error;
    } finally {
      this.opening = undefined;
    }
  }

  private noteLoss(reason: Error): void {
    if (this.isLost) return;
    this.isLost = true;
    this.changes.inc({ what: 'lost' });
    this.logger.warn(`${this.name} is lost: ${reason.message}`);
    // Once: until there is one to write to, whoever reads may go on with this one.
    if (reason instanceof ReadOnly) this.leaveOlderThan((this.trustedSince = performance.now()));
  }

  private noteReturn(): void {
    if (!this.isLost) return;
    this.isLost = false;
    this.changes.inc({ what: 'back' });
    this.logger.warn(`${this.name} is back`);
    this.leaveOlderThan(this.trustedSince);
    this.trustedSince = 0;
  }

  private leaveOlderThan(moment: number): void {
    for (const [client, since] of this.clients) if (since < moment) client.cut();
  }
}
