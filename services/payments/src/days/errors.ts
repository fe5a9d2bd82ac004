import { Problem } from '@mekong/contracts';

/** A day is closed once. */
export class DayIsClosed extends Problem {
  constructor(day: string) {
    super(409, 'DAY_IS_CLOSED', `The books of ${day} are closed already.`, { params: { day } });
  }
}

/** Days are closed one after the other, those without money along with the next. */
export class EarlierDayOpen extends Problem {
  constructor(day: string) {
    const message = `Please close ${day} first: days are closed one after the other.`;
    super(409, 'EARLIER_DAY_OPEN', message, { params: { day } });
  }
}
