export { TelegramModule } from './telegram.module.js';
export { BotRepository } from './bot.repository.js';
export { ChatsRepository } from './chats.repository.js';
export { KeepOwners } from './keep-owners.js';
export { MessagesRepository } from './messages.repository.js';
export { QueueNews } from './queue-news.js';
export { TelegramJob } from './telegram.job.js';
export { TellVerdict } from './tell-verdict.js';
