import type { Pool } from 'pg';
import { itsSession, type Quiet } from './database-probe.js';
import type { PipeliningClient } from './pipelining-client.js';

interface Known {
  /** When it was first used, as `performance.now()` tells it. */
  since: number;
  isIdle: boolean;
  /** Nothing until it has told. */
  session?: string;
  /** What it had heard when it was looked at last, while it waited for an answer. */
  heard?: number;
  /** Since when its session did nothing, when that was asked last. */
  quietSince?: string;
}

/** The connections of a pool, as far as its watch has to know them. */
export class PoolClients {
  private readonly known = new Map<PipeliningClient, Known>();

  constructor(private readonly onDemoted: () => void) {}

  follow(pool: Pool): void {
    pool.on('acquire', (client) => this.take(client as unknown as PipeliningClient));
    pool.on('release', (_error, client) => this.giveBack(client as unknown as PipeliningClient));
    pool.on('remove', (client) => this.known.delete(client as unknown as PipeliningClient));
  }

  leaveOlderThan(moment: number): void {
    for (const [client, { since }] of this.known) if (since < moment) client.cut();
  }

  leaveBusySince(moment: number): void {
    for (const client of this.known.keys()) if (client.busySince && client.busySince < moment) client.cut();
  }

  /** But those that have heard something after all. */
  leaveSilent(clients: PipeliningClient[]): void {
    for (const client of clients) {
      const known = this.known.get(client);
      if (known && isSilent(client, known)) client.cut();
    }
  }

  leaveIdle(): void {
    for (const [client, { isIdle }] of this.known) if (isIdle) client.cut();
  }

  /** Sessions of those that wait for an answer, and have heard nothing since this was asked last. */
  silent(): string[] {
    const sessions: string[] = [];
    for (const [client, known] of this.known) {
      if (!isSilent(client, known)) known.quietSince = undefined;
      else if (known.session) sessions.push(known.session);
      known.heard = client.heard;
    }
    return sessions;
  }

  /**
   * Which of the silent ones are lost: twice in a row their session was seen to do nothing, and nothing in between. The others
   * of which that was seen now may be. A session that is at work, or waits for a lock, is neither.
   */
  judge(quiet: Quiet): { lost: PipeliningClient[]; mayBeLost: number } {
    const lost: PipeliningClient[] = [];
    let mayBeLost = 0;
    for (const [client, known] of this.known) {
      const quietSince = isSilent(client, known) && known.session ? quiet[known.session] : undefined;
      if (quietSince === undefined) known.quietSince = undefined;
      else if (quietSince === known.quietSince) lost.push(client);
      else {
        known.quietSince = quietSince;
        mayBeLost += 1;
      }
    }
    return { lost, mayBeLost };
  }

  private take(client: PipeliningClient): void {
    const known = this.known.get(client) ?? this.meet(client);
    known.isIdle = false;
  }

  private giveBack(client: PipeliningClient): void {
    const known = this.known.get(client);
    if (known) known.isIdle = true;
  }

  private meet(client: PipeliningClient): Known {
    const known: Known = { since: performance.now(), isIdle: false };
    this.known.set(client, known);
    client.once('demoted', this.onDemoted);
    // Sent with its first statement, so that nobody waits for it.
    client.query<{ session: string }>(
      itsSession,
      (_error, answer) => (known.session = answer?.rows[0]?.session),
    );
    return known;
  }
}

/** Whether it waits for an answer, and has heard nothing since it was looked at. */
const isSilent = (client: PipeliningClient, known: Known) =>
  client.heard !== undefined && client.heard === known.heard;
