export { WebImagesModule } from './web-images.module.js';
export { AllowedHosts, webAddressIn } from './addresses.js';
export { FetchImage } from './fetch-image.js';
export { ImageHostsRepository } from './image-hosts.repository.js';
export { hostRefused, WebImageRefused } from './errors.js';
