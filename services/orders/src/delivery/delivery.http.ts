export { deliveryBody, type DeliveryBody, deliveryFields, ownDeliveryAnswer } from './change-delivery.dto.js';
export { deliveryMethodKey } from './delivery.dto.js';
