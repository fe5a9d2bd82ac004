export { facetsView } from './views.js';
export { filterFields, filtersOf, yesParam } from './filters.dto.js';
