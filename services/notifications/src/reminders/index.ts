export { RemindersModule } from './reminders.module.js';
export { PlanReminders } from './plan-reminders.js';
export { RemindersRepository } from './reminders.repository.js';
