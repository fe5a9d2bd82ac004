/** A key of 32 hexadecimal characters that nobody can guess; works on plain HTTP too, unlike randomUUID. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
