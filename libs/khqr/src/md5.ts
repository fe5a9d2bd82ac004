import { createHash } from 'node:crypto';

/** By which Bakong knows a code: over its UTF-8 bytes, in lower-case hex. */
export const md5Of = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');
