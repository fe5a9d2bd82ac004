import { type Card, ImageReaders } from '@mekong/uploads';
import { Injectable } from '@nestjs/common';

/** Whoever shares a link is shown the same, so they are one among the people who wait. */
const visitors = 'visitors';

/** Paints cards of products where images are decoded: their pictures came from people. */
@Injectable()
export class PaintCards {
  constructor(private readonly readers: ImageReaders) {}

  /** A JPEG. Throws as reading an image does. */
  paint(card: Card): Promise<Buffer> {
    return this.readers.run(visitors, () => Promise.resolve({ card }));
  }
}
