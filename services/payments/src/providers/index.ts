export type { CannotCheck, Created, Intent, PaymentProvider, SeenMoney, StatusAnswer } from './provider.js';
