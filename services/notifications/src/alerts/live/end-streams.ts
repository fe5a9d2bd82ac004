import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { notifyReplicas } from './replicas.repository.js';

/** Ends a person's open streams in all replicas, when the transaction commits. */
@Injectable()
export class EndStreams {
  end(tx: EntityManager, userId: string): Promise<void> {
    return notifyReplicas(tx, { ended: userId });
  }
}
