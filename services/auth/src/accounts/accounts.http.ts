export { email, password, personName, tokenParam } from './accounts.dto.js';
