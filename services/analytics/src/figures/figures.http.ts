export { wayOfPaying } from './analytics.dto.js';
