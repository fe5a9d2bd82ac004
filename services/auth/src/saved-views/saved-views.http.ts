export { savedView } from './saved-views.dto.js';
