export { dollars, managedOrderView, orderView, stepView } from './views.js';
export {
  managedOrder,
  managedOrderAnswer,
  money,
  orderAnswer,
  orderIdParam,
  ownOrderAnswer,
  payment,
} from './orders.dto.js';
