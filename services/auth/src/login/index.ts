export { LoginModule } from './login.module.js';
export { TicketsRepository } from './tickets.repository.js';
