export * from './config.js';
export { ConfigModule } from './config.module.js';
export * from './daily-cap.js';
export * from './database.js';
export { PipeliningClient } from './pipelining-client.js';
export { Failures } from './failures.js';
export { emailKey, emailPattern } from './email.js';
export * from './fair-queue.js';
export { formula } from './formulas.js';
export * from './http/answer-problem.js';
export * from './http/client-address.js';
export {
  ApiBody,
  ApiConsumes,
  ApiExcludeEndpoint,
  ApiHeader,
  ApiOperation,
  ApiTags,
} from './http/api-decorators.js';
export * from './http/http-app.js';
export * from './http/incoming-bodies.js';
export { endUnread } from './http/end-unread.js';
export * from './http/openapi.js';
export * from './http/operations.module.js';
export { Draining } from './http/draining.js';
export { withoutControls } from './kept-texts.js';
export { giveRights } from './service-rights.js';
export { ServiceWarnings } from './http/service-warnings.js';
export * from './http/pages.js';
export * from './http/set-by-environment.js';
export * from './http/stale-edits.js';
export * from './http/validation.js';
export * from './identity/access.decorator.js';
export { NeedsFreshPassword, requireFreshPassword } from './identity/fresh-password.js';
export * from './identity/identity.js';
export * from './identity/identity.module.js';
export * from './identity/ownership.js';
export { TOKEN_ISSUER } from './identity/jwt.strategy.js';
export { clustersOf, khmerRun, khmerWords, type Cluster } from './khmer-clusters.js';
export * from './logger.js';
export * from './metrics.js';
export { migrateDatabase } from './migrate-database.js';
export { countedAs, networkOf, type Network } from './network.js';
export { paymentMethodsSetting, withPaymentMethods } from './payment-methods.js';
export * from './phone.js';
export * from './problem.js';
export { QueuePerKey } from './queue-per-key.js';
export * from './remove-in-batches.js';
export { RepeatingJob } from './repeating-job.js';
export { AlreadyDone, claimKey, onceByKey } from './idempotency/keyed-call.js';
export { KeptAnswers1764900000000 } from './idempotency/kept-answers.migration.js';
export { removeOldAnswers } from './idempotency/kept-answers.js';
export { KeysOfDay1766000000000 } from './idempotency/keys-of-day.migration.js';
export { AnswersOnce, RowsOnceByKey, TakesKey } from './idempotency/once-by-key.decorator.js';
export { idempotencyKey } from './idempotency/once-by-key.interceptor.js';
export * from './running-app.js';
export * from './session-cookie.js';
export * from './short-memory.js';
export { compactText, searchKey, searchText, wantedWords } from './search-text.js';
export { allOf, containing, planned, prepared, type Planned, type Prepared } from './sql.js';
export { after, inTime, tooLate } from './in-time.js';
export { isDatabaseDown, isTransactionConflict, mayWorkLater, toProblem } from './to-problem.js';
export {
  currentTraceparent,
  inSpan,
  inSpanOf,
  linkTrace,
  readForAll,
  runInSpan,
  runInTrace,
  runOutsideTraces,
} from './trace.js';
export { startSpan, type Span, type SpanDetails, type Tracer } from './tracing/tracer.js';
export { tracerOf } from './tracing/tracers.js';
export { WaitingLine, type Sender } from './waiting-line.js';
