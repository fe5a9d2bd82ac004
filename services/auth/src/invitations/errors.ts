import { Problem } from '@mekong/contracts';

export class WrongInvitation extends Problem {
  constructor() {
    const message = 'This invitation was used already, replaced or withdrawn, or its time has run out.';
    super(400, 'INVALID_TOKEN', message, { params: { reason: 'invitation' } });
  }
}
