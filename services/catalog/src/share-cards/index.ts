export { ShareCardsModule } from './share-cards.module.js';
