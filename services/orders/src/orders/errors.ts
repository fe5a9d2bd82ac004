import { Problem } from '@mekong/contracts';

export class IdempotencyKeyReused extends Problem {
  constructor(what: 'order' | 'refund' = 'order') {
    super(422, 'IDEMPOTENCY_KEY_REUSED', `This Idempotency-Key was used for a different ${what}.`, {
      params: what === 'refund' ? { reason: what } : {},
    });
  }
}

const refusedActions = {
  ship: 'become shipped',
  deliver: 'become delivered',
  correct_shipment: 'have its shipment corrected',
  pack: 'be packed',
  change_delivery: 'go elsewhere',
  come_back: 'come back',
  send_again: 'be sent again',
};

/** `reason` is what the order's status does not allow. */
export class WrongStatus extends Problem {
  constructor(status: string, reason: keyof typeof refusedActions) {
    super(409, 'WRONG_STATUS', `An order that is ${status} cannot ${refusedActions[reason]}.`, {
      params: { reason, status },
    });
  }
}
