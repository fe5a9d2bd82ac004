import { Injectable } from '@nestjs/common';

/** Whether this replica is about to close: it says so to its callers, who then call the others. */
@Injectable()
export class Draining {
  hasBegun = false;
}
