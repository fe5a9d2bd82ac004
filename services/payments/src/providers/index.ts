export type {
  Callback,
  CannotCheck,
  Created,
  Intent,
  PaymentProvider,
  Refund,
  RefundAnswer,
  SeenMoney,
  StatementMoney,
  StatusAnswer,
} from './provider.js';
