import { Injectable } from '@nestjs/common';
import { oneByOne, type EventHandlers } from '@mekong/messaging';
import { RecordAct } from './audit-log/record-act.js';

/** The handlers of the events that auth subscribes to: the audit log records what staff did in other services. */
@Injectable()
export class AuthEvents implements EventHandlers<'auth'> {
  constructor(private readonly recordAct: RecordAct) {}

  readonly handlers: EventHandlers<'auth'>['handlers'] = {
    'staff.acted.v1': oneByOne((tx, { data, source }) => this.recordAct.run(tx, data, source)),
  };
}
