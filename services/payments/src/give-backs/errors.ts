import { Problem } from '@mekong/contracts';

/** Who proposes to give much money back cannot confirm it. */
export class AnotherPersonNeeded extends Problem {
  constructor() {
    const message = 'This much needs two people. Please have another admin confirm it.';
    super(409, 'ANOTHER_PERSON_NEEDED', message);
  }
}

/** It was given back before. */
export class IsGivenBack extends Problem {
  constructor() {
    super(409, 'IS_GIVEN_BACK', 'This money was given back already.');
  }
}

/** The bank's id of a transfer proves one transfer only. */
export class ReferenceUsed extends Problem {
  constructor() {
    const message =
      "This reference stands for money that was given back before. Please look it up in the bank's app.";
    super(409, 'REFERENCE_USED', message);
  }
}

/** The provider has been asked to, and has not answered yet. */
export class IsBeingGivenBack extends Problem {
  constructor() {
    const message =
      'The payment provider is giving money of this order back right now. Please wait for its answer.';
    super(409, 'IS_BEING_GIVEN_BACK', message);
  }
}

/** It was not taken by a provider that gives back. */
export class GivenBackByHand extends Problem {
  constructor() {
    const message = 'No payment provider can give this money back. Please send it in your banking app.';
    super(409, 'GIVEN_BACK_BY_HAND', message);
  }
}
