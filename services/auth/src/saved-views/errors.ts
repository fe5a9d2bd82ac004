import { Problem, fieldError } from '@mekong/contracts';

export class TooManyViews extends Problem {
  constructor(most: number) {
    const message = `You can save at most ${most} views of a list`;
    super(400, 'INVALID_INPUT', message, { errors: [fieldError('views', 'TOO_MANY', message, { most })] });
  }
}

export class ViewNameTaken extends Problem {
  constructor() {
    const message = 'Another view of this list has this name';
    super(400, 'INVALID_INPUT', message, { errors: [fieldError('name', 'NAMED_TWICE', message)] });
  }
}
