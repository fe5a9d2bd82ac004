/** What payments by KHQR add to the API, for as long as its document does not have them. */
interface PaymentStateAnswer {
  status: 'awaiting' | 'paid' | 'expired' | 'cancelled' | 'review';
  /** What the bank said last; null while it was not asked. */
  outcome: 'paid' | 'not_found' | 'cannot_check' | null;
  checked_at: string | null;
  next_check_at: string | null;
}

export interface KhqrFacts {
  payload: string;
  md5: string;
  currency: 'USD' | 'KHR';
  amount_minor: number;
}

interface OfOrder {
  path: { orderId: string };
}

declare module './schema.gen' {
  interface paths {
    '/api/payment/{orderId}/status': {
      get: {
        parameters: OfOrder;
        responses: { 200: { content: { 'application/json': PaymentStateAnswer } } };
      };
    };
    '/api/payment/{orderId}/check': {
      post: {
        parameters: OfOrder;
        responses: { 200: { content: { 'application/json': PaymentStateAnswer } } };
      };
    };
  }
}
