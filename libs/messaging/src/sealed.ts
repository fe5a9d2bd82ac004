import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyInUse, keysIn } from '@mekong/service-defaults';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts a code or token on its way to the service that mails it. A key is 32 bytes, base64; while it is being replaced there
 * are several, separated by commas, of which the first is used.
 */
export function seal(plain: string, keys: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, Buffer.from(keyInUse(keys), 'base64'), iv);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The inverse of `seal` with any of the keys. Throws for another key or a changed text. */
export function unseal(sealed: string, keys: string): string {
  const [key, ...others] = keysIn(keys);
  try {
    return unsealWith(sealed, key!);
  } catch (error) {
    if (others.length === 0) throw error;
    return unseal(sealed, others.join(','));
  }
}

function unsealWith(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64'), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString(
    'utf8',
  );
}
