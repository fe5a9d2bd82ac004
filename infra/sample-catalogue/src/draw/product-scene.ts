import { brands } from '../catalogue/brands.js';
import type { Product } from '../catalogue/product.js';
import { headphoneScene } from './headphone/headphone.js';
import { keyboardScene } from './keyboard/keyboard.js';
import { monitorScene } from './monitor/monitor.js';
import { mouseScene } from './mouse/mouse.js';
import { mousepadScene } from './mousepad/mousepad.js';
import type { Scene } from './scene.js';

/** The product with its brand's emblem, placed in the studio. */
export function productScene(product: Product): Scene {
  const { emblem } = brands[product.brand];
  switch (product.category) {
    case 'mouse':
      return mouseScene({ ...product.picture, emblem });
    case 'mousepad':
      return mousepadScene({ ...product.picture, emblem });
    case 'keyboard':
      return keyboardScene({ ...product.picture, emblem });
    case 'headphone':
      return headphoneScene({ ...product.picture, emblem });
    case 'monitor':
      return monitorScene({ ...product.picture, emblem });
  }
}
