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
  confirm: 'be confirmed by phone',
  hand_over: 'be handed over',
  undo_hand_over: 'have its hand-over undone',
  refuse: 'be refused at the door',
};

/** `reason` is what the order's status does not allow. */
export class WrongStatus extends Problem {
  constructor(status: string, reason: keyof typeof refusedActions) {
    super(409, 'WRONG_STATUS', `An order that is ${status} cannot ${refusedActions[reason]}.`, {
      params: { reason, status },
    });
  }
}

/** What the courier has brought back is delivered only after it was sent again. */
export class CameBackAlready extends Problem {
  constructor() {
    super(409, 'CAME_BACK', 'The courier has brought this order back. Send it again first.');
  }
}

/** Nobody drives out with an order of which nobody knows whether it is wanted. */
export class ConfirmByPhoneFirst extends Problem {
  constructor() {
    const message = 'This order is paid in cash on delivery. Call its customer to confirm it first.';
    super(409, 'CONFIRM_BY_PHONE_FIRST', message);
  }
}

/** It is delivered for cash, which has to be noted with it. */
export class NoteCashFirst extends Problem {
  constructor() {
    const message = 'This order is paid in cash on delivery. Note what the courier has collected.';
    super(409, 'NOTE_CASH_FIRST', message);
  }
}
