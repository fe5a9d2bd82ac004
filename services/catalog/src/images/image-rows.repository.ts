import { invalid } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { notInLibrary } from './errors.js';
import { hashIn } from './image-file.js';

const ofLive = 'JOIN bulk_batches b ON b.id = r.batch_id WHERE';

/** Whether an upload that was not undone may show the image, or would if it were. */
export const inOtherUploads = <Url extends string>(imageUrl: Url) =>
  `(EXISTS (SELECT FROM bulk_rows r ${ofLive} r.image_url = ${imageUrl} AND b.state <> 'undone')
    OR EXISTS (SELECT FROM bulk_rows r ${ofLive} r.was IS NOT NULL AND r.was->>'imageUrl' = ${imageUrl}
      AND b.state <> 'undone'))` as const;

const markOrdered = prepared`UPDATE images SET may_be_ordered = true WHERE hash = $1`;

const noteStored = prepared`UPDATE images SET stored_at = now() WHERE hash = $1`;

const forgetName = prepared`UPDATE image_uploads SET user_name = '' WHERE user_id = $1`;

const lockImages = prepared`
  SELECT FROM images WHERE hash = ANY ($1::text[]) ORDER BY hash FOR KEY SHARE`;

/** The address of the image of the row `u`. */
const address = `'/images/' || u.hash || '.webp'`;

const lockBrought = prepared<{ hash: string }>`
  SELECT hash FROM images WHERE hash IN (
    SELECT u.hash FROM image_uploads u WHERE u.user_id = $2 AND u.batch_id = $1
    UNION SELECT u.hash FROM bulk_rows r JOIN image_uploads u ON ${address} = r.image_url
      AND u.user_id = $2 AND u.batch_id IS NOT NULL WHERE r.batch_id = $1)
  ORDER BY hash FOR UPDATE`;

const discardUnshown = prepared`
  WITH gone AS (
    DELETE FROM image_uploads u WHERE u.hash = ANY ($1::text[]) AND u.user_id = $3 AND u.batch_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM bulk_batches b WHERE b.id = u.batch_id AND b.id <> $2 AND b.state <> 'undone')
      AND NOT EXISTS (SELECT FROM products p WHERE p.image_url = ${address} AND p.deleted_at IS NULL)
      AND NOT EXISTS (SELECT FROM product_pictures g JOIN products p ON p.id = g.product_id
        WHERE g.image_url = ${address} AND p.deleted_at IS NULL)
      AND NOT EXISTS (SELECT FROM brands b WHERE b.image_url = ${address})
      AND NOT ${inOtherUploads(address)}
    RETURNING u.hash
  )
  UPDATE images i SET removed_at = now() FROM gone WHERE i.hash = gone.hash
    AND NOT EXISTS (SELECT FROM image_uploads u WHERE u.hash = i.hash AND u.user_id <> $3)`;

/** Keeps the bytes of the image for orders that may show it, even when it is removed from the library. */
export async function keepForOrders(tx: EntityManager, imageUrl: string): Promise<void> {
  await markOrdered(tx, [hashIn(imageUrl)]);
}

/** Notes that something has just stopped showing the image; the time for which unused images are kept begins now. */
export async function noteLastUse(tx: EntityManager, imageUrl: string): Promise<void> {
  await noteStored(tx, [hashIn(imageUrl)]);
}

/** Deletes the name of a user from the images that they uploaded. */
export async function forgetUploader(tx: EntityManager, userId: string): Promise<void> {
  await forgetName(tx, [userId]);
}

/** Locks these images against deletion until the transaction ends. Throws a 400 of the field when one is deleted already. */
export async function lockUsedImages(tx: EntityManager, imageUrls: string[], field = 'image'): Promise<void> {
  const hashes = [...new Set(imageUrls.flatMap((imageUrl) => hashIn(imageUrl) ?? []))];
  const left = await lockImages(tx, [hashes]);
  if (left.length < hashes.length) throw invalid([notInLibrary(field)]);
}

/**
 * Takes the images that an undone upload has brought out of its seller's library, where nothing else shows them: no product,
 * brand or other upload, and no person chose them. Their bytes go with those of other images that left the library.
 */
export async function discardOfUpload(
  tx: EntityManager,
  { id, sellerId }: { id: string; sellerId: string },
): Promise<void> {
  const brought = await lockBrought(tx, [id, sellerId]);
  // Whoever stores or shows an image locks it: what was written before this lock is seen only by a statement after it.
  await discardUnshown(tx, [brought.map(({ hash }) => hash), id, sellerId]);
}
