export { leanView } from './views.js';
