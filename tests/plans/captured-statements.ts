import { natively } from '@mekong/testing';
import type pg from 'pg';

/** A statement that a service has sent, with the settings of its connection and of its transaction. */
export interface Statement {
  database: string;
  options?: string;
  text: string;
  values: unknown[];
  settings: string[];
}

interface Sent {
  text?: string;
  values?: unknown[];
}

const beginsOrEnds = /^\s*(BEGIN|START TRANSACTION|COMMIT|ROLLBACK)\b/i;
const setsForTransaction = /^\s*SET LOCAL\b/i;
const readsOrWrites = /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE|MERGE)\b/i;

/**
 * Records every statement that services send by pg from now on. `since` returns those after the first `count`, each
 * text once for each database; `stop` ends the recording.
 */
export async function captureStatements() {
  const seen: Statement[] = [];
  const settings = new WeakMap<pg.Client, string[]>();
  // Services have a pg of their own, which is not the one that a test would import.
  const { Client } = (await natively<{ default: typeof pg }>('pg')).default;
  const { query } = Client.prototype;

  function record(client: pg.Client, { text, values = [] }: Sent): void {
    if (!text) return;
    if (beginsOrEnds.test(text)) settings.delete(client);
    const own = settings.get(client) ?? [];
    if (setsForTransaction.test(text)) settings.set(client, [...own, text]);
    if (!readsOrWrites.test(text)) return;
    const { options } = (client as unknown as { connectionParameters: { options?: string } })
      .connectionParameters;
    seen.push({ database: client.database!, options, text, values, settings: own });
  }

  Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const values = Array.isArray(second) ? second : undefined;
    record(this, typeof first === 'string' ? { text: first, values } : { values, ...(first as Sent) });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;

  return {
    count: () => seen.length,
    since: (count: number): Statement[] => [
      ...new Map(seen.slice(count).map((one) => [`${one.database} ${one.text}`, one])).values(),
    ],
    stop: () => void (Client.prototype.query = query),
  };
}
