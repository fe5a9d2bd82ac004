export { address } from './addresses.dto.js';
export { addressView } from './views.js';
