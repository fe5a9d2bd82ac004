export { WishlistModule } from './wishlist.module.js';
export { WishlistsRepository } from './wishlists.repository.js';
