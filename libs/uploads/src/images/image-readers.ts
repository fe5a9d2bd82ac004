import { availableParallelism, totalmem } from 'node:os';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { FairQueue, unavailable } from '@mekong/service-defaults';
import { DamagedImage, ImageTooComplex, ImageTooLarge } from './errors.js';
import type { ImageTask } from './image-task.js';
import type { Reading, Refusal } from './read-image.js';
import { ReaderProcess, type ReaderLost } from './reader-process.js';

/** Each may need half a gigabyte, and the service as much. */
const memoryForTwo = 2 * 1024 ** 3;
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
const atOnce = memory < memoryForTwo ? 1 : Math.min(2, availableParallelism());

/** So many images may wait, and more while the last of them gets its turn within this time. */
const patience = 200;
const maxWaitMs = 30_000;

/** Idle processes end after so long. */
const restMs = 30_000;

type Answer = Reading | { refused: ReaderLost };
type Why = Refusal['why'] | ReaderLost['why'];

/** The process is of no more use; but for one that took too long, the image may be read by the next. */
const losses: ReadonlySet<Why> = new Set<Why>(['killed', 'crashed', 'no memory', 'too long']);

/**
 * The only place where images are decoded: in one process, or two where memory allows, which are started for the first image.
 * Who waits takes turns with the others.
 */
@Injectable()
export class ImageReaders implements OnApplicationShutdown {
  private readonly logger = new Logger('Images');
  private readonly turns = new FairQueue({
    concurrency: atOnce,
    // Who uploads images that take long leaves the other place to the others.
    ofOneNetwork: 1,
    patience,
    maxWaitMs,
    tooMany: () => notNow(),
  });
  private readonly idle: ReaderProcess[] = [];
  private rest?: NodeJS.Timeout;

  /**
   * The image as WebP, or the card as JPEG. `from` is who asks; `task` is called when it is their turn. Throws ImageTooLarge, ImageTooComplex, DamagedImage,
   * or a 503 where too many wait or memory is short.
   */
  run(from: string, task: () => Promise<ImageTask>): Promise<Buffer> {
    return this.turns.run(from, async () => {
      const wanted = await task();
      let reading = await this.read(wanted);
      const why = whyNot(reading);
      if (why && losses.has(why) && why !== 'too long') reading = await this.read(wanted);
      if ('refused' in reading) throw problemOf(reading.refused);
      return Buffer.from(reading.bytes);
    });
  }

  onApplicationShutdown(): void {
    clearTimeout(this.rest);
    this.dismissIdle();
  }

  private async read(task: ImageTask): Promise<Answer> {
    const reader = this.idleOne() ?? new ReaderProcess();
    const reading = await reader.read(task);
    const why = whyNot(reading);
    if (why && losses.has(why)) {
      this.logger.warn(`A process that reads images was lost: ${why}`);
      reader.dismiss();
    } else {
      this.idle.push(reader);
    }
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.dismissIdle(), restMs).unref();
    return reading;
  }

  /** One that ended meanwhile reads no more. */
  private idleOne(): ReaderProcess | undefined {
    for (let one = this.idle.pop(); one; one = this.idle.pop()) if (!one.isGone) return one;
    return undefined;
  }

  private dismissIdle(): void {
    for (const reader of this.idle.splice(0)) reader.dismiss();
  }
}

const whyNot = (answer: Answer): Why | undefined => ('refused' in answer ? answer.refused.why : undefined);

function problemOf(refused: Refusal | ReaderLost): Error {
  if ('limit' in refused) return new ImageTooLarge(refused.why, refused);
  if (refused.why === 'damaged') return new DamagedImage();
  return refused.why === 'killed' || refused.why === 'no memory' ? notNow() : new ImageTooComplex();
}

/** What is short passes, so the image is not at fault; unless it is one that needs far more than others. */
const notNow = () =>
  unavailable(
    'The shop cannot read this image right now. Please try again in a moment, or save it smaller.',
    {
      reason: 'images',
    },
  );
