import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of a token, and of what is only counted. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
