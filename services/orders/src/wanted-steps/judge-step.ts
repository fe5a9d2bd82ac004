import { type EventData, Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { type Taken, TakeStep } from './take-step.js';

type Wanted = EventData<'order.step-wanted.v1'>;
type Verdict = Omit<EventData<'order.step-judged.v1'>, 'order_id' | 'step' | 'by' | 'reply_to' | 'at'> & {
  at?: string;
};

/** Somebody else, or the same person before, has done what was wanted. */
const doneBefore = ['ALREADY_PACKED', 'ALREADY_SHIPPED'];

/**
 * Judges a step that staff want outside the dashboard, and answers what became of it by order.step-judged, in the same transaction: it
 * is taken, and told of, once.
 */
@Injectable()
export class JudgeStep {
  constructor(
    private readonly takeStep: TakeStep,
    private readonly outbox: Outbox,
  ) {}

  async judge(tx: EntityManager, wanted: Wanted): Promise<void> {
    const verdict = await this.verdictOn(tx, wanted);
    const { order_id, step, reply_to, by } = wanted;
    const at = verdict.at ?? new Date().toISOString();
    const judged = { order_id, step, reply_to, by: by.user_id, ...verdict, at };
    await this.outbox.record(tx, newEvent('order.step-judged.v1', order_id, judged));
  }

  private async verdictOn(tx: EntityManager, wanted: Wanted): Promise<Verdict> {
    const { user_id: userId, ...person } = wanted.by;
    const caller: Identity = { userId, ...person, verified: true, via: 'Telegram' };
    try {
      // A transaction within: what a refusal has written before is taken back, and its answer is not.
      return verdictOf(await tx.transaction((inner) => this.takeStep.take(inner, caller, wanted)), caller);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return refusalOf(error);
    }
  }
}

function verdictOf(taken: Taken, { name }: Identity): Verdict {
  if (taken.outcome === 'courier-needed') {
    const couriers = taken.couriers.map((one) => ({ name: one.name, needs_number: one.needsNumber }));
    return { outcome: taken.outcome, couriers };
  }
  const order_number = taken.orderNumber;
  if (taken.outcome === 'done')
    return { outcome: 'done', order_number, who: name, is_part: taken.isPart || undefined };
  return { outcome: 'already', order_number, who: taken.who, at: taken.at?.toISOString() };
}

function refusalOf({ code, params, message }: Problem): Verdict {
  if (!doneBefore.includes(code)) return { outcome: 'refused', problem: { code, params, message } };
  const { name, at } = params as { name?: string; at?: string };
  return { outcome: 'already', who: name, at };
}
