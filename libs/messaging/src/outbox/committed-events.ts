import type { ShopEvent } from '@mekong/contracts';
import type { EntityManager, EntitySubscriberInterface, QueryRunner, TransactionCommitEvent } from 'typeorm';

/** What a transaction has recorded so far, and how much of it when each savepoint within it was set. */
interface Recorded {
  events: ShopEvent[];
  savepoints: number[];
}

const recorded = new WeakMap<QueryRunner, Recorded>();

/** Notes that the transaction has written these events. */
export function noteRecorded(tx: EntityManager, events: ShopEvent[]): void {
  recordedBy(tx.queryRunner!).events.push(...events);
}

/** Tells of the events of each transaction that this process commits, right after the commit. */
export class CommittedEvents implements EntitySubscriberInterface {
  constructor(private readonly tell: (events: ShopEvent[]) => void) {}

  afterTransactionStart({ queryRunner }: TransactionCommitEvent): void {
    const { events, savepoints } = recordedBy(queryRunner);
    savepoints.push(events.length);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const { events, savepoints } = recordedBy(queryRunner);
    savepoints.pop();
    if (savepoints.length === 0 && events.length > 0) this.tell(events.splice(0));
  }

  /** What was recorded since the savepoint is gone with it. */
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
