export { managedUserView, userView } from './views.js';
export { oneUser, userAndMessage, userAnswer, userIdOf, userOrNobody } from './user-answers.dto.js';
