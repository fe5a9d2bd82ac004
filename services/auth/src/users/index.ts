export { UsersModule } from './users.module.js';
export { AccountBlocked, EmailTaken, LastAdmin, OwnAccount } from './errors.js';
export { OrderPhonesRepository } from './order-phones.repository.js';
export { UsersRepository } from './users.repository.js';
export { factsOf, User, userSnapshot } from './user.entity.js';
export { isEmailTaken } from './email-taken.js';
export { scopeOf, seenBy } from './user-scope.js';
export { setupOf } from './account-setup.js';
export { userKeys } from './user-keys.js';
