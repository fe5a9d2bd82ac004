export type {
  Callback,
  CannotCheck,
  Created,
  Intent,
  PaymentProvider,
  Refund,
  RefundAnswer,
  SeenMoney,
  StatusAnswer,
} from './provider.js';
