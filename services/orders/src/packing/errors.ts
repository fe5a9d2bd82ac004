import { Problem, shopTimeText } from '@mekong/contracts';

/** Somebody else has packed it already; whoever comes second is told who and when. */
export class PackedByOther extends Problem {
  constructor(name: string, at: Date) {
    super(409, 'ALREADY_PACKED', `${name} has packed this already, ${shopTimeText(at)}.`, {
      params: { name, at: at.toISOString() },
    });
  }
}
