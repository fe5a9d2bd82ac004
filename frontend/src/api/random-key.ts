/** A random key of 32 hexadecimal characters. Unlike crypto.randomUUID it works on plain HTTP too. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
