export type {
  Callback,
  CannotCheck,
  Created,
  Intent,
  PaymentProvider,
  SeenMoney,
  StatusAnswer,
} from './provider.js';
