export { MyAccountModule } from './my-account.module.js';
export { ConfirmPassword } from './confirm-password.js';
