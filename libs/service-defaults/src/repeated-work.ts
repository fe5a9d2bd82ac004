import { Logger } from '@nestjs/common';
import { Failures } from './failures.js';

/** Work that a job does again and again, never beside itself. When a run fails, the next one makes up for it. */
export class RepeatedWork {
  private readonly failures: Failures;
  private running?: Promise<void>;
  private isStopped = false;

  /** `what` begins the lines of the log about it, such as "making reports"; `work` may ask whether it is to end soon. */
  constructor(
    what: string,
    private readonly work: (isStopped: () => boolean) => Promise<unknown>,
    logger: Pick<Logger, 'warn'> = new Logger(RepeatedWork.name),
  ) {
    this.failures = new Failures(logger, what);
  }

  /** Does the work, or waits for the run that is under way. Never rejects; does nothing once it is stopped. */
  async run(): Promise<void> {
    if (this.isStopped) return;
    this.running ??= this.attempt().finally(() => (this.running = undefined));
    await this.running;
  }

  /** Resolves when the run under way has ended, after which there is no other. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  private async attempt(): Promise<void> {
    try {
      await this.work(() => this.isStopped);
      this.failures.noteSuccess();
    } catch (error) {
      this.failures.note(error as Error);
    }
  }
}
