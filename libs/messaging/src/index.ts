export { connectEvents } from './connect-events.js';
export { defineService } from './define-service.js';
export { serviceModules } from './service-modules.js';
export { DEAD_LETTERS, Unprocessable, type DeadLetter, type DeadLetters } from './dead-letter.js';
export {
  dataOf,
  inRounds,
  newest,
  oneByOne,
  type EventHandler,
  type EventHandlers,
} from './handling/event-handlers.js';
export { forgetUser, formerCustomer, forgottenAmong } from './forgotten-users.js';
export { productHandlers } from './handling/product-handlers.js';
export { createInProcessBus, type InProcessBus } from './in-process/in-process-bus.js';
export { MessagingModule } from './messaging.module.js';
export { newEvent, type NewEvent } from './outbox/new-event.js';
export { Outbox } from './outbox/outbox.js';
export { PartState } from './part-state.js';
export { SettledUntil } from './outbox/settled-until.js';
export { differences, staffActed, type Subject } from './outbox/staff-acted.js';
export { StaffEdits, type EditedKind } from './outbox/staff-edits.js';
export { PostgresListener } from './postgres-listener.js';
export { brokerUserOf } from './rabbit/broker-users.js';
export { seal, unseal } from './sealed.js';
export { MessagingTables1700000000000 } from './tables.migration.js';
