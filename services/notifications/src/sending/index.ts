export { BotToken } from './bot-token.js';
export { SendingModule } from './sending.module.js';
export { SendingRepository } from './sending.repository.js';
export { botIdIn, tagOf } from './token-tag.js';
