export { DeliveryModule } from './delivery.module.js';
export { ChangeDelivery } from './change-delivery.js';
export { DeliveryEntriesRepository } from './delivery-entries.repository.js';
export { daysTo, type ProvinceDelivery } from './delivery-table.js';
export {
  chooseDelivery,
  chosenFor,
  type ChosenDelivery,
  feeOf,
  type OfferedMethod,
} from './delivery-methods.js';
export { DeliveryMethodUnavailable, PackedAlready } from './errors.js';
