import { setTimeout as wait } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import { Problem } from '@mekong/contracts';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { parseInput, requiredText } from '../http/validation.js';
import { beginRows, findAnswer, forgetRows, keepAnswer, renewRows } from './kept-answers.js';
import { isLargeAnswer, keptText, LatestLargeAnswers } from './large-answers.js';
import {
  AlreadyDone,
  hashOfKey,
  keyedCall,
  keyUserOf,
  runKeyed,
  TooManyKeys,
  type AnswerOf,
  type KeyedCall,
  type ReceivedCall,
} from './keyed-call.js';

export const idempotencyKey = requiredText(200);

/** Metadata: what a route answers for the result of its write. */
export const ANSWER_OF = Symbol('ANSWER_OF');
type MakeAnswer = (result: unknown, controller: unknown) => unknown;

/**
 * Metadata: reads again what a route's write has resulted in, where its answer was too large to be kept; `id` is that of the
 * result, if it had one.
 */
export const READ_AGAIN = Symbol('READ_AGAIN');
type ReadAgain = (controller: unknown, request: ReceivedCall, id: unknown) => Promise<unknown>;

/** How long a call that writes many rows is waited for, which often takes only milliseconds. */
const tries = 20;
const betweenTriesMs = 50;

const renewEveryMs = 2_000;

class KeyReused extends Problem {
  constructor() {
    super(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for a different request.', {
      params: { reason: 'request' },
    });
  }
}

class UnderWay extends Problem {
  constructor() {
    super(409, 'UNDER_WAY', 'This is being done already. Please load the page again in a moment.');
  }
}

type Handle = () => Promise<unknown>;

/** Answers a repeated call as the first one, which alone has an effect. A failed call is not remembered. */
@Injectable()
export class OnceByKeyInterceptor implements NestInterceptor {
  protected readonly large = new LatestLargeAnswers();

  constructor(
    protected readonly db: DataSource,
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const answerOf = this.answerOf(context);
    const handle = async () => {
      const result = await lastValueFrom(next.handle());
      return answerOf ? answerOf(result) : result;
    };
    const request = context.switchToHttp().getRequest<ReceivedCall>();
    const given = request.headers['idempotency-key'];
    if (given === undefined) return from(handle());
    const call = await keyedCall(parseInput(idempotencyKey, given, 'Idempotency-Key'), request);
    return from(
      this.once({ ...call, answerOf, large: this.large }, handle).then((answer) =>
        isLargeAnswer(answer) ? this.readAgain(context, request, call, answer.read_again.id) : answer,
      ),
    );
  }

  private async readAgain(context: ExecutionContext, request: ReceivedCall, call: KeyedCall, id: unknown) {
    const latest = this.large.find(hashOfKey(call));
    if (latest) return latest.answer;
    const handler = context.getHandler();
    const read = this.reflector.get<ReadAgain | undefined>(READ_AGAIN, handler);
    if (!read) throw new AlreadyDone();
    const found = await read(this.controllerOf(context), request, id);
    if (found === undefined) throw new AlreadyDone();
    return this.answerOf(context)!(found);
  }

  private answerOf(context: ExecutionContext): AnswerOf | undefined {
    const make = this.reflector.get<MakeAnswer | undefined>(ANSWER_OF, context.getHandler());
    return make && ((result) => make(result, this.controllerOf(context)));
  }

  private controllerOf(context: ExecutionContext): unknown {
    return this.modules.get(context.getClass(), { strict: false });
  }

  protected async once(call: KeyedCall, handle: Handle): Promise<unknown> {
    const earlier = await this.earlierAnswer(call);
    return earlier ?? runKeyed(call, handle).catch((error: unknown) => this.earlierOr(error, call));
  }

  /** The answer of the first call with this key; undefined when this is the first. */
  protected async earlierAnswer(call: KeyedCall, Unanswered: new () => Problem = AlreadyDone) {
    for (let n = 0; n < tries; n += 1) {
      const earlier = await findAnswer(this.db, hashOfKey(call));
      if (!earlier) return undefined;
      if (earlier.requestHash !== call.requestHash) throw new KeyReused();
      if (earlier.answer !== null) return earlier.answer;
      await wait(betweenTriesMs);
    }
    throw new Unanswered();
  }

  /** A call may be refused because the same one was carried out meanwhile. */
  private async earlierOr(error: unknown, call: KeyedCall): Promise<unknown> {
    const earlier = error instanceof Problem ? await this.earlierAnswer(call) : undefined;
    if (earlier === undefined) throw error;
    return earlier;
  }
}

/**
 * The same for a call that writes many rows in transactions of their own. It writes its key before, so that a second one waits
 * or is told that it is under way. While the rows are written the key is renewed; once that ends without an answer, as after a
 * crash, the call may begin again, and finds the rows that are done.
 */
@Injectable()
export class RowsOnceByKeyInterceptor extends OnceByKeyInterceptor {
  private readonly logger = new Logger('OnceByKey');

  protected override async once(call: KeyedCall, handle: Handle): Promise<unknown> {
    const hash = hashOfKey(call);
    const latest = this.large.find(hash);
    if (latest && latest.requestHash !== call.requestHash) throw new KeyReused();
    if (latest) return latest.answer;
    const { isAllowed, isNew } = await beginRows(this.db, hash, call.requestHash, keyUserOf(call));
    if (!isAllowed) throw new TooManyKeys();
    if (isNew) return this.writeRows(call, hash, handle);
    const earlier = await this.earlierAnswer(call, UnderWay);
    if (earlier === undefined) throw new UnderWay();
    return earlier;
  }

  private async writeRows(call: KeyedCall, hash: string, handle: Handle): Promise<unknown> {
    const renewing = setInterval(() => void this.renew(hash), renewEveryMs);
    try {
      return await this.keep(call, handle);
    } catch (error) {
      await this.forget(hash);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  /**
   * What is done is answered, whether or not the answer can be kept. One that is too large is kept in this process, and the key
   * is given back: a repeat that comes elsewhere begins again, and finds the rows that are done.
   */
  private async keep(call: KeyedCall, handle: Handle): Promise<unknown> {
    const answer = await runKeyed(call, handle);
    const { text, isLarge } = keptText(answer);
    if (isLarge) {
      this.large.keep(hashOfKey(call), call.requestHash, answer);
      await this.forget(hashOfKey(call));
      return answer;
    }
    try {
      return await keepAnswer(this.db, hashOfKey(call), call.requestHash, text);
    } catch (error) {
      this.logger.warn(`An answer was not kept: ${(error as Error).message}`);
      return answer;
    }
  }

  private async renew(keyHash: string): Promise<void> {
    try {
      await renewRows(this.db, keyHash);
    } catch (error) {
      this.logger.warn(`A key was not renewed: ${(error as Error).message}`);
    }
  }

  /** Where that fails too, the caller is told why the call did, and may begin it again after a while. */
  private async forget(keyHash: string): Promise<void> {
    try {
      await forgetRows(this.db, keyHash);
    } catch (error) {
      this.logger.warn(`A key was not given back: ${(error as Error).message}`);
    }
  }
}
