export { MyAccountModule } from './my-account.module.js';
export { ConfirmPassword, type Holder } from './confirm-password.js';
