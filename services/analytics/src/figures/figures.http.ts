export { wayOfPaying } from './analytics.dto.js';
export { wayView } from './views.js';
