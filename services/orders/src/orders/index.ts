export { OrdersModule } from './orders.module.js';
export { ForgetCustomer } from './forget-customer.js';
export {
  CameBackAlready,
  ConfirmByPhoneFirst,
  IdempotencyKeyReused,
  NoteCashFirst,
  WrongStatus,
} from './errors.js';
export { OrderEventsRepository } from './order-events.repository.js';
export { aboutAllOrders, aboutOrder, factsOf } from './audit.js';
export { adminKey, orderKey, wantedOrderWords } from './search-key.js';
export { allows, isPaidAtDoor, orderTransitions, transit, waitsForParcel } from './order-transitions.js';
export {
  announce,
  orderCameBack,
  orderIsShipped,
  orderSentAgain,
  orderShipped,
  pickUpOf,
  takeBackSeconds,
} from './shipment-events.js';
export {
  boughtByCustomer,
  isForPacking,
  isSeen,
  isToCall,
  isToShip,
  type OrderScope,
  scopeOf,
} from './order-scope.js';
export { briefOf, cashOf, howPaid, orderSnapshot, stepOf, usd } from './order-snapshot.js';
export { orderColumns, OrdersRepository, type PaidOrder } from './orders.repository.js';
export { isLikeAll, patternsOf } from './searched-orders.repository.js';
export { type Settlement, SettlementsRepository } from './settlements.repository.js';
export { type DeliveryChanges, OrderEvent, orderEventTypes, type OrderStep } from './order-event.entity.js';
export { discountOn } from './paid-for.js';
export { paymentWords } from './payment-words.js';
export { dayOf, soldAt, soldAtSql } from './sold-at.js';
export { type NewOrder, Order, OrderItem, type OrderStatus, orderStatuses } from './order.entity.js';
export { type OrderChange, OrderChanges } from './order-changes.js';
