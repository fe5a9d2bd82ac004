import type { BeforeApplicationShutdown } from '@nestjs/common';
import { RepeatedWork } from './repeated-work.js';

type WorkOf = ConstructorParameters<typeof RepeatedWork>;

/** A job of work that is repeated. A service that closes waits for its runs under way, so that none loses the connections that it uses. */
export abstract class RepeatingJob implements BeforeApplicationShutdown {
  private readonly works: RepeatedWork[] = [];

  /** As the constructor of {@link RepeatedWork} takes it. */
  protected repeated(...work: WorkOf): RepeatedWork {
    const repeated = new RepeatedWork(...work);
    this.works.push(repeated);
    return repeated;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.works.map((work) => work.stop()));
  }
}
