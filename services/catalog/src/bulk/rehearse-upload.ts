import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { isBlank } from '@mekong/contracts';
import { RowProductsRepository } from './row-products.repository.js';
import { UploadsRepository } from './uploads.repository.js';
import type { ImageFile } from '@mekong/uploads';
import { ImageStore } from '../images/index.js';
import { LibraryRepository } from '../library/index.js';
import { AllowedHosts, ImageHostsRepository } from '../web-images/index.js';
import {
  asNumber,
  type Brand,
  BrandsRepository,
  given as optionally,
  type Product,
  type SpecFields,
  type Variant,
} from '../products/index.js';
import { keysOfSku, ofKnownSku, renamedBy, skuOf } from './known-sku.js';
import { isWebAddress, libraryHash, severalIn } from './image-names.js';
import { addTo } from './add-to.js';
import { nearBrandsOf } from './near-brands.js';
import { withImages } from './pending-image.js';
import { exportKey, keyText, type CountedUpload, type RehearsedRow } from './upload.js';
import { bad, changing, creating } from './verdicts.js';
import { unguarded } from './failures-file.js';
import { UploadedImages } from './uploaded-images.js';
import { brandsByName, namesOf, readRow, type ReadRow } from './read-row.js';
import { checkAndWrite } from './check-and-write.js';
import type { Mapping } from '../moving-in/index.js';
import { MappingsRepository } from './mappings.repository.js';
import { openText } from './open-text.js';
import { openCsv, type CsvRow } from './read-csv.js';
import { openMapped } from './read-foreign.js';
import { filesRequired } from './bulk-form.js';
import { Columns, exportColumn, seenColumn, sellerColumn } from './columns.js';
import { z } from 'zod';
import { codesOnce, takenCodes } from './row-codes.js';
import { rowFault } from './row-fault.js';
import { variantOf, withVariant } from './joining.js';
import { onceEach } from './once-each.js';
import { lostZeros } from './spreadsheet-faults.js';
import { keptFaults, storable } from './storable.js';

/** Blank means the stock as it is now. */
const seenStock = optionally(z.int().min(0).max(2_147_483_647).optional(), asNumber);

const chunkSize = 1_000;

/** What rows are read by. */
interface ShopOfRows {
  named: Map<string, Brand>;
  likeBrands: (written: string) => string[];
  specFields: SpecFields;
}

interface RowOfFile extends ReadRow {
  /** With what the product of its SKU has in its blank cells, and as it is in the file. */
  row: CsvRow;
  given: CsvRow;
  /** Whose product it means. */
  sellerId: string;
  old?: Product;
  likeBrands: string[];
  /** By how much uploads of the row's export have changed the stock so far. */
  applied: number;
  /** The images that its product has, and with what it is joined. */
  present: string[];
  joined?: Variant;
}

/**
 * Checks row by row what a file would do, and stores that for a commit. Stores the images, but changes no product. Throws a
 * 400 for a file of new products only without an image.
 */
@Injectable()
export class RehearseUpload {
  constructor(
    private readonly brands: BrandsRepository,
    private readonly uploads: UploadsRepository,
    private readonly products: RowProductsRepository,
    private readonly mappings: MappingsRepository,
    readonly images: ImageStore,
    readonly library: LibraryRepository,
    private readonly imageHosts: ImageHostsRepository,
  ) {}

  /** `mapping` says how a file of another system is read; `sheet` which of a workbook. */
  async rehearse(
    caller: Identity,
    csv: ImageFile,
    images: ImageFile[],
    { mapping, sheet, specFields }: { mapping?: Mapping; sheet?: string; specFields: SpecFields },
  ): Promise<CountedUpload> {
    const text = await openText(csv, sheet);
    const brands = await this.brands.findAll();
    const columns = new Columns(specFields);
    const file = mapping
      ? await openMapped(text, mapping, namesOf(brands), columns)
      : await openCsv(text.open, columns, { anyForm: true });
    if (mapping) await this.mappings.remember(caller.userId, file.theirs!, mapping);
    const { userId: sellerId } = caller;
    const upload = {
      id: randomUUID(),
      sellerId,
      fileName: storable(csv.originalname).slice(0, 200),
      header: file.columns.map(storable),
      unreadColumns: (file.unread ?? file.columns.filter((name) => columns.isUnread(name))).map((name) =>
        storable(name).slice(0, 100),
      ),
    };
    const hosts = new AllowedHosts((await this.imageHosts.get()).hosts);
    const uploadedImages = new UploadedImages(caller, this, images, file.images, upload.id, hosts);
    await this.uploads.add(upload);
    try {
      const addresses = new Map<string, number[]>();
      const known = await this.readAll(
        upload.id,
        caller,
        { rows: file.rows(), brands, specFields },
        uploadedImages,
        addresses,
      );
      if (images.length === 0 && known === 0) throw filesRequired('images');
      const unused = uploadedImages.unused().map(storable);
      return await this.uploads.endReading(upload.id, caller, { unused, addresses });
    } catch (error) {
      await this.uploads.remove(upload.id).catch(() => undefined);
      throw error;
    }
  }

  /** Answers how many rows need no image: they mean a product that exists, or name one of the library or the web. */
  private async readAll(
    id: string,
    caller: Identity,
    { rows, brands, specFields }: { rows: AsyncIterable<CsvRow>; brands: Brand[]; specFields: SpecFields },
    uploadedImages: UploadedImages,
    /** Gets the images that are to be fetched, with the lines of their rows. */
    addresses: Map<string, number[]>,
  ): Promise<number> {
    let known = 0;
    const shop = { named: brandsByName(brands), likeBrands: nearBrandsOf(brands), specFields };
    const [once, newCodes] = [onceEach(), codesOnce()];
    const check = async (some: CsvRow[]) => {
      const read = await this.readRows(caller, some.map(unguarded), shop);
      known += read.filter(({ old, row }) => old || isElsewhere(row.cells.image ?? '')).length;
      const judged = await Promise.all(read.map((row) => judge(row, uploadedImages)));
      const settled = judged.map((row, index) => {
        const { product, sellerId } = read[index]!;
        const first = once(row, read[index]!);
        const faults = product && first.verdict !== 'error' ? newCodes(row.line, product, sellerId) : [];
        return faults.length > 0 ? { ...first, ...bad, faults } : first;
      });
      for (const { line, verdict, webImages = [] } of settled)
        if (verdict !== 'error') for (const address of webImages) addTo(addresses, address, line);
      return settled;
    };
    await checkAndWrite(rows, chunkSize, check, (checked) => this.uploads.addRows(id, checked));
    return known;
  }

  /** Reads each row: those of an admin may be of several sellers, by whose products each is read. */
  private async readRows(caller: Identity, rows: CsvRow[], shop: ShopOfRows): Promise<RowOfFile[]> {
    const sellers = rows.map((row) => sellerOf(row, caller));
    const read = new Map<CsvRow, RowOfFile>();
    for (const sellerId of new Set(sellers)) {
      const own = rows.filter((_, index) => sellers[index] === sellerId);
      for (const one of await this.readOwnRows(sellerId, own, shop)) read.set(one.given, one);
    }
    return rows.map((row) => withSellerFaults(read.get(row)!, caller));
  }

  /** Reads each row of a seller, with the existing product that it means and its faults. */
  private async readOwnRows(
    sellerId: string,
    given: CsvRow[],
    { named, likeBrands, specFields }: ShopOfRows,
  ): Promise<RowOfFile[]> {
    const skus = given.map(skuOf).filter(Boolean);
    const bySku = await this.products.productsWithSku(sellerId, skus);
    const withZeros = await this.products.holdersWithZeros(sellerId, skus.map(keysOfSku));
    const rows = given.map((row) => ofKnownSku(row, bySku, named, withZeros));
    const first = rows.map((row) => readRow(row, named, specFields));
    const existing = await this.existingProducts(sellerId, first);
    const holders = await this.products.codeHolders(
      sellerId,
      first.flatMap(({ product }) => product ?? []),
    );
    const olds = rows.map((row, index) => {
      const { key } = first[index]!;
      return key && (existing.get(keyText(key)) ?? renamedBy(row, key, bySku, existing));
    });
    const applied = await this.appliedBefore(rows, olds);
    const joined = await this.products.variantsOf(
      olds.filter((old, index) => old && variantOf(rows[index]!.cells)),
    );
    const present = await this.products.imagesOf(olds.filter((old, index) => old && isSeveral(rows[index]!)));
    return rows.map((row, index) => {
      const old = olds[index];
      const read = old ? readRow(row, named, specFields, old) : first[index]!;
      if (read.product) read.faults.push(...takenCodes(read.product, old?.id, holders));
      read.faults.push(...lostZeros(row.cells, old, holders));
      return {
        ...{
          ...read,
          row,
          given: given[index]!,
          sellerId,
          old,
          applied: applied[index]!,
          present: (old && present.get(old.id)) ?? [],
          joined: old && joined.get(old.id),
        },
        likeBrands: likeBrands(row.cells.brand?.trim() ?? ''),
      };
    });
  }

  private async appliedBefore(rows: CsvRow[], olds: (Product | undefined)[]): Promise<number[]> {
    const wanted = rows.map(({ cells }, index) => ({
      productId: olds[index]?.id ?? 0,
      exportId: storable(cells[exportColumn]?.trim() ?? ''),
    }));
    const changes = await this.uploads.stockChangesOf(wanted.filter(({ exportId }) => exportId !== ''));
    return wanted.map((one) => changes.get(exportKey(one)) ?? 0);
  }

  private async existingProducts(sellerId: string, rows: ReadRow[]): Promise<Map<string, Product>> {
    const found = await this.products.productsLike(
      sellerId,
      rows.flatMap(({ key }) => key ?? []),
    );
    return new Map(found.map((one) => [keyText(one), one]));
  }
}

const isSeveral = ({ cells }: CsvRow) => severalIn(cells.image ?? '').length > 0;

const isElsewhere = (image: string) => libraryHash(image) !== undefined || isWebAddress(image);

/** Whose product a row means. */
const sellerOf = ({ cells }: CsvRow, { userId }: Identity) => {
  const sellerId = cells[sellerColumn]?.trim().toLowerCase() ?? '';
  return z.uuid().safeParse(sellerId).success ? sellerId : userId;
};

/** Sellers change no product of others, and nobody creates one for somebody else. */
function withSellerFaults(read: RowOfFile, { role, userId }: Identity): RowOfFile {
  const { sellerId, old, row } = read;
  if (sellerId === userId || (role === 'admin' && old) || row.fault) return read;
  const fault =
    role === 'admin'
      ? rowFault('NO_SUCH_PRODUCT', 'The seller has no such product any more')
      : rowFault('OTHER_SELLER', 'This product is of another seller');
  return { ...read, row: { ...row, fault }, old: undefined, product: undefined, faults: [fault] };
}

async function judge(
  { row, given, old, applied, present, joined, likeBrands, product, brand, faults }: RowOfFile,
  uploadedImages: UploadedImages,
): Promise<RehearsedRow> {
  const cells = Object.fromEntries(
    Object.entries({ ...given.unread, ...given.cells }).map(([name, cell]) => [
      storable(name),
      storable(cell),
    ]),
  );
  const base = {
    line: row.line,
    name: storable(row.cells.name?.trim() ?? ''),
    cells,
    likeBrands,
    faults: [],
  };
  const stored = await uploadedImages.storeFor(row, old);
  faults.push(...stored.faults);
  const seen = seenStock.safeParse(row.cells[seenColumn]);
  if (!seen.success)
    faults.push(rowFault('WRONG_KIND', `${seenColumn} must be a whole number`, { kind: 'int' }));
  if (!product || !brand || !stored.imageUrl || faults.length > 0)
    return { ...base, ...bad, faults: keptFaults(faults) };
  const wanted = { product, brand };
  const isUnchanged = seen.data === undefined || isBlank(row.cells.stock);
  const stockKnown = isUnchanged ? undefined : seen.data! + applied;
  const variant = variantOf(row.cells);
  const isJoined = variant && (variant.family !== joined?.family || variant.label !== joined.label);
  const isMore = isJoined || stored.more.some((url) => !present.includes(url));
  const verdict = old
    ? changing(old, wanted, stored.imageUrl, { stockKnown, isMore })
    : creating(wanted, stored.imageUrl);
  return withImages(withVariant({ ...base, ...verdict }, isJoined ? variant : undefined), {
    ...stored,
    notes: [...(row.notes ?? []), ...stored.notes],
    present,
  });
}
