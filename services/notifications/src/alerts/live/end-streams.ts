import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { notifyReplicas } from './replicas.repository.js';

/** Ends the streams that a person has open, in all replicas, once the transaction commits. */
@Injectable()
export class EndStreams {
  run(tx: EntityManager, userId: string): Promise<void> {
    return notifyReplicas(tx, { ended: userId });
  }
}
