import type { Identity } from '@mekong/service-defaults';
import pLimit from 'p-limit';
import { ImageStore, productSide } from '../images/image-store.js';
import { RowFault } from './row-fault.js';
import type { UploadedFile } from './upload-products.js';

/** Decoding pictures keeps both cores busy; more at once would only take memory. */
const imagesAtOnce = 2;

/** The uploaded pictures by their names; each is taken in once, however many rows name it. */
export class PictureShelf {
  private readonly slots = pLimit(imagesAtOnce);
  private readonly byName: Map<string, UploadedFile>;
  private readonly taken = new Map<string, Promise<string>>();

  constructor(
    private readonly caller: Identity,
    private readonly images: ImageStore,
    pictures: UploadedFile[],
  ) {
    this.byName = new Map(pictures.map((picture) => [picture.originalname.normalize('NFC'), picture]));
  }

  /** The address of the picture of this name. Throws a RowFault where there is none. */
  take(name: string): Promise<string> {
    const key = name.normalize('NFC');
    const picture = this.byName.get(key);
    if (!picture) throw new RowFault(name ? `Unknown image: ${name}` : 'Image is required');
    const known = this.taken.get(key);
    if (known) return known;
    const taken = this.slots(() => this.images.take(this.caller, picture, productSide));
    this.taken.set(key, taken);
    return taken;
  }

  /** The names of the pictures that nobody asked for. */
  unused(): string[] {
    return [...this.byName.keys()].filter((name) => !this.taken.has(name));
  }
}
