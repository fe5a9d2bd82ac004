import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { z } from 'zod';
import { ApiHeader } from '../http/api-decorators.js';
import { AnswersProblem, documentedAs } from '../http/openapi.js';
import {
  ANSWER_OF,
  OnceByKeyInterceptor,
  READ_AGAIN,
  RowsOnceByKeyInterceptor,
} from './once-by-key.interceptor.js';
import type { ReceivedCall } from './keyed-call.js';

/** Documents that a route takes an Idempotency-Key. */
export const TakesKey = (): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'Repeated with the same key within a day, the call has no second effect and is answered as before',
    schema: { type: 'string', maxLength: 200 },
  });

const documented = [
  AnswersProblem(409, 'Done already, or under way, by a call with the same key whose answer is not known'),
  AnswersProblem(422),
  TakesKey(),
];

interface Write<Result, Answer, Controller> {
  answerOf: (result: Result, controller: Controller) => Answer;
  /** Finds the result again; `id` is that of the result, if it had one. */
  readAgain: (controller: Controller, request: ReceivedCall, id: never) => Promise<Result | undefined>;
}

/**
 * Documents a route as `Answers` does, and has it carried out once for an Idempotency-Key. Its method answers the result of its
 * write, which is a transaction by `onceByKey`; `answerOf` makes the answer of it, which is kept in that transaction. Stands above
 * the reader of uploads, which has to come first. Not for an answer that holds a secret, as it is kept for a day. An answer over
 * 4 kB is kept for a while in this process only; then a repeat is answered with what `readAgain` finds, or told that it was done
 * already.
 */
export const AnswersOnce =
  <Result, Body extends z.ZodType, Controller = never>(
    write: Write<Result, z.output<Body>, Controller> | ((result: Result) => z.output<Body>),
    summary: string,
    status: number,
    body: Body,
    ...problems: number[]
  ) =>
  <Method extends (...given: never[]) => Promise<Result>>(
    target: object,
    name: string,
    method: TypedPropertyDescriptor<Method>,
  ): void => {
    const { answerOf, readAgain } =
      typeof write === 'function' ? { answerOf: write, readAgain: undefined } : write;
    applyDecorators(
      SetMetadata(ANSWER_OF, answerOf),
      SetMetadata(READ_AGAIN, readAgain),
      UseInterceptors(OnceByKeyInterceptor),
      documentedAs(summary, status, body, problems),
      ...documented,
    )(target, name, method);
  };

/**
 * The same for a route that writes many rows in transactions of their own. Each row can be written only once by what it is, or
 * claims the key as a part.
 */
export const RowsOnceByKey = (): MethodDecorator =>
  applyDecorators(UseInterceptors(RowsOnceByKeyInterceptor), ...documented);
