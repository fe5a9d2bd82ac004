export { ImagesModule } from './images.module.js';
export { ImagesRepository } from './images.repository.js';
export {
  discardOfUpload,
  forgetUploader,
  keepForOrders,
  lockUsedImages,
  noteLastUse,
} from './image-rows.repository.js';
export { hashIn, imageUrl } from './image-file.js';
export { PaintCards } from './paint-cards.js';
export { notInLibrary } from './errors.js';
export { ImageStore, logoSide, productSide } from './image-store.js';
export { type ImageSize, type OddImage, WEBP_HEAD, webpSize } from './webp-size.js';
