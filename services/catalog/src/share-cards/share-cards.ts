import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { hashIn, ImagesRepository, PaintCards } from '../images/index.js';
import { ShareCardsRepository, type SharedProduct } from './share-cards.repository.js';

/** At some 60 kB each. */
const mostKept = 200;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Pictures of products for links that are shared, painted when somebody asks and kept while nothing on them changes. */
@Injectable()
export class ShareCards {
  private readonly painted = new LRUCache<string, Promise<Buffer>>({ max: mostKept });

  constructor(
    private readonly products: ShareCardsRepository,
    private readonly images: ImagesRepository,
    private readonly paintCards: PaintCards,
  ) {}

  /** A JPEG; undefined where shoppers see no such product. */
  async find(id: number): Promise<Buffer | undefined> {
    const product = await this.products.find(id);
    if (!product) return undefined;
    const key = `${id} ${JSON.stringify(product)}`;
    const known = this.painted.get(key);
    if (known) return known;
    const painting = this.paint(product);
    this.painted.set(key, painting);
    // What failed is tried again by the next who asks.
    painting.catch(() => this.painted.delete(key));
    return painting;
  }

  private async paint({ name, nameKm, brand, cents, beforeCents, imageUrl }: SharedProduct): Promise<Buffer> {
    const hash = hashIn(imageUrl);
    const photo = hash ? await this.images.find(hash) : undefined;
    const before = beforeCents === null ? undefined : dollars(beforeCents);
    return this.paintCards.paint({
      photo,
      name,
      nameKm: nameKm ?? undefined,
      brand,
      price: dollars(cents),
      before,
    });
  }
}
