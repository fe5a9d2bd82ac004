import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { lockUsers, replaceImageIn, type ImageUsers } from './image-uses.repository.js';
import type { ImageFile } from '@mekong/uploads';
import { ImagesRepository, ImageStore, imageUrl, keepForOrders, productSide } from '../images/index.js';
import { brandSnapshotOf, findBrands, priced, snapshotOf, writtenEvents } from '../products/index.js';
import { LibraryRepository, type LibraryImage } from './library.repository.js';
import { ImageUsedElsewhere } from './errors.js';
import { aboutImage } from './audit.js';

/**
 * Replaces an image in all products and brands that show it; publishes products.written and brand.changed. Throws
 * ImageUsedElsewhere for a seller when others show it too.
 */
@Injectable()
export class ReplaceImage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ImageStore,
    private readonly images: ImagesRepository,
    private readonly library: LibraryRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Answers the new image, and how many products and brands show it now instead of the old one. */
  async replace(
    caller: Identity,
    hash: string,
    file: ImageFile,
  ): Promise<{ image: LibraryImage; changed: number }> {
    if (!(await this.library.find(caller, hash))) throw notFound('Image');
    const next = await this.store.read(caller, file, productSide);
    const changed = await this.dataSource.transaction(async (tx) => {
      const users = await lockUsers(tx, imageUrl(hash));
      const old = await this.library.find(caller, hash, tx);
      if (!old) throw notFound('Image');
      refuseForeign(caller, old);
      await this.images.save(tx, caller, file.originalname, next);
      if (next.hash === hash) return 0;
      const uses = users.products.length + users.brands.length;
      const events = await exchange(tx, users, imageUrl(hash), imageUrl(next.hash));
      await this.library.discard(tx, caller, hash);
      const subject = aboutImage(hash, old.fileName);
      const change = {
        before: { image_url: imageUrl(hash) },
        after: { image_url: imageUrl(next.hash), uses },
      };
      await this.outbox.record(tx, ...events, staffActed(caller, 'image.replaced', subject, change));
      return uses;
    });
    return { image: (await this.library.find(caller, next.hash))!, changed };
  }
}

function refuseForeign({ role }: Identity, { uses }: LibraryImage): void {
  if (role === 'admin') return;
  const products = uses.products.filter((product) => !product.is_own);
  if (products.length + uses.brands.length === 0) return;
  throw new ImageUsedElsewhere({ ...uses, products, total: products.length + uses.brands.length });
}

/** Replaces the image; answers the events of all products and brands that show the new one. */
async function exchange(tx: EntityManager, { products, brands }: ImageUsers, from: string, to: string) {
  const brandOf = await findBrands(
    tx,
    products.map(({ brandId }) => brandId!),
  );
  if (products.some(({ imageUrl }) => imageUrl === from)) await keepForOrders(tx, from);
  for (const one of [...products, ...brands]) {
    if (one.imageUrl === from) one.imageUrl = to;
    one.version += 1;
  }
  await replaceImageIn(tx, { products, brands }, from, to);
  const written = (await priced(tx, products)).map((product) =>
    snapshotOf(product, brandOf.get(product.brandId!)!),
  );
  return [
    ...writtenEvents(written),
    ...brands.map((brand) => newEvent('brand.changed.v1', brand.id, brandSnapshotOf(brand))),
  ];
}
