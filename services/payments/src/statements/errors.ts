import { Problem } from '@mekong/contracts';

/** A statement is taken once. */
export class StatementIsTaken extends Problem {
  constructor() {
    super(409, 'STATEMENT_IS_TAKEN', 'This statement is in the books already.');
  }
}

/** A statement is taken as a whole, or not. */
export class StatementHasFaults extends Problem {
  constructor(count: number) {
    const message = `The statement is taken as a whole, and ${count} of it cannot be read. Please correct them and read it again.`;
    super(409, 'STATEMENT_HAS_FAULTS', message, { params: { count } });
  }
}
