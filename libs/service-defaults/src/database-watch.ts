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
import { Counter, Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { DatabaseProbe, ReadOnly, type Waiting } from './database-probe.js';
import { Metrics } from './metrics.js';
import type { Commits, PipeliningConfig } from './pipelining-client.js';
import { PoolClients } from './pool-clients.js';
import { poolOf } from './sql.js';

const everyMs = 1_000;
/** While commits wait for a standby, a connection that has no answer for so long is given up: others may read over a new one. */
const stalledMs = 3_000;

/**
 * Asks the database every second, over a connection of its own that nothing else keeps busy. Where that is silent while a new
 * one answers, the network has lost what was open, and where it cannot be written to, another server has taken its place: then
 * the pool's older connections are closed, instead of keeping each call waiting until its statement has run out of time. A pool
 * that is only busy with slow statements keeps them. Where only some are lost, the same connection asks what their sessions do.
 * What is lost and what is back stands in the log, and is counted.
 *
 * Where each commit waits for a standby and none is there, the same connection sees it: from then on whatever writes is refused,
 * instead of keeping each connection waiting, until those that wait already have been answered.
 */
@Injectable()
export class DatabaseWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseWatch.name);
  private readonly pool?: Pool;
  /** As several services may share a process and its log. */
  private readonly name: string;
  private readonly changes: Counter<'what'>;
  private readonly commits: Commits;
  /** What waited for a standby when the database was asked last. */
  private waited: Waiting = [];
  private readonly clients = new PoolClients(() => this.noteLoss(new ReadOnly()));
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
      help: 'How often the database was lost and was back again, and how often its commits stalled and went on',
      labelNames: ['what'],
      registers: [metrics.registry],
    });
    this.pool = dataSource && poolOf(dataSource);
    const commits = (this.pool?.options as PipeliningConfig | undefined)?.commits ?? { isStalled: false };
    this.commits = commits;
    new Gauge({
      name: 'database_commits_wait',
      help: 'Whether commits wait for a standby that is away, so that nothing is written',
      registers: [metrics.registry],
      collect() {
        this.set(Number(commits.isStalled));
      },
    });
    this.name = `the database ${dataSource?.driver.database}`;
  }

  onApplicationBootstrap(): void {
    if (!this.pool) return;
    this.clients.follow(this.pool);
    this.watching = this.watch(this.pool);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.probe?.cut();
    this.opening?.cut();
    await this.watching;
  }

  private async watch(pool: Pool): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        this.noteCommits(await this.look(pool));
        if (!(await this.losesSome(pool))) this.noteReturn();
      } catch (error) {
        if (!signal.aborted) this.noteLoss(error as Error);
      }
      await wait(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Resolves when the database answers and can be written to. */
  private async look(pool: Pool): Promise<Waiting> {
    const old = this.probe;
    if (old) {
      try {
        const waiting = await old.ask(this.clients.silent());
        this.trustedSince = 0;
        return waiting;
      } catch (error) {
        if (this.stopping.signal.aborted) throw error;
        this.noteLoss(error as Error);
        if (!old.isSilent) this.probe = undefined;
      }
    }
    const { probe, waiting } = await this.open(pool);
    if (old?.isSilent) this.trustedSince = Math.max(this.trustedSince, old.askedAt);
    // It was only slow.
    else if (this.probe) this.trustedSince = 0;
    old?.cut();
    this.probe = probe;
    return waiting;
  }

  /**
   * Leaves connections that the network has lost although the one that asks goes on, with those that nobody uses: nothing tells
   * of these until somebody does. Answers whether more may be lost. Rejects while new ones do not answer either.
   */
  private async losesSome(pool: Pool): Promise<boolean> {
    const { lost, mayBeLost } = this.clients.judge(this.probe!.quiet);
    if (lost.length > 0) {
      this.noteLoss(new Error(`no answer over ${lost.length} of its connections`));
      const { probe } = await this.open(pool);
      probe.cut();
      this.clients.leaveSilent(lost);
      this.clients.leaveIdle();
    }
    return mayBeLost > 0;
  }

  private async open({ options }: Pool): Promise<{ probe: DatabaseProbe; waiting: Waiting }> {
    const startedAt = performance.now();
    this.opening = new DatabaseProbe(options);
    try {
      const waiting = await this.opening.open();
      return { probe: this.opening, waiting };
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
    if (reason instanceof ReadOnly) this.clients.leaveOlderThan((this.trustedSince = performance.now()));
  }

  private noteReturn(): void {
    if (!this.isLost) return;
    this.isLost = false;
    this.changes.inc({ what: 'back' });
    this.logger.warn(`${this.name} is back`);
    this.clients.leaveOlderThan(this.trustedSince);
    this.trustedSince = 0;
  }

  /** A long statement that has only just begun to wait is none that is stuck: those are seen twice. */
  private noteCommits(waiting: Waiting): void {
    const isStalled = waiting.some((one) => this.waited.includes(one));
    this.waited = waiting;
    if (isStalled !== this.commits.isStalled) {
      this.commits.isStalled = isStalled;
      this.changes.inc({ what: isStalled ? 'stalled' : 'going on' });
      const what = isStalled ? 'wait for a standby that is away: nothing is written meanwhile' : 'go on';
      this.logger.warn(`commits of ${this.name} ${what}`);
    }
    if (isStalled) this.clients.leaveBusySince(performance.now() - stalledMs);
  }
}
