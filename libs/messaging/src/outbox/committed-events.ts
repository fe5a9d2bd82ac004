import type { ShopEvent } from '@mekong/contracts';
import type { EntityManager, EntitySubscriberInterface, QueryRunner, TransactionCommitEvent } from 'typeorm';

/** The events that a transaction has recorded, and how many there were when each of its savepoints was set. */
interface Recorded {
  events: ShopEvent[];
  savepoints: number[];
}

const recorded = new WeakMap<QueryRunner, Recorded>();

/** Remembers that the transaction has written these events. */
export function noteRecorded(tx: EntityManager, events: ShopEvent[]): void {
  recordedBy(tx.queryRunner!).events.push(...events);
}

/** Calls `onCommit` with the events of each transaction of this process, right after its commit. */
export class CommittedEvents implements EntitySubscriberInterface {
  constructor(private readonly onCommit: (events: ShopEvent[]) => void) {}

  afterTransactionStart({ queryRunner }: TransactionCommitEvent): void {
    const { events, savepoints } = recordedBy(queryRunner);
    savepoints.push(events.length);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const { events, savepoints } = recordedBy(queryRunner);
    savepoints.pop();
    if (savepoints.length === 0 && events.length > 0) this.onCommit(events.splice(0));
  }

  /** Forgets the events that were recorded since the savepoint. */
  afterTransactionRollback({ queryRunner }: TransactionCommitEvent): void {
    const { events, savepoints } = recordedBy(queryRunner);
    events.length = savepoints.pop() ?? 0;
  }
}

function recordedBy(queryRunner: QueryRunner): Recorded {
  const known = recorded.get(queryRunner);
  if (known) return known;
  const none: Recorded = { events: [], savepoints: [] };
  recorded.set(queryRunner, none);
  return none;
}
