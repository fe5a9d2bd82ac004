export { ShippingModule } from './shipping.module.js';
export { ShipOrders } from './ship-orders.js';
