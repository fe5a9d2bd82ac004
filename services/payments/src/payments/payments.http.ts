/** What the HTTP sides of other rooms use. */
export { orderIdParam } from './order-id.dto.js';
