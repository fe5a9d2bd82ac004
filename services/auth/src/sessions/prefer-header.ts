/** True when the `Prefer` header (RFC 7240) asks for `handling=lenient`. Of two preferences for one thing the first counts. */
export function prefersLenient(prefer: string | string[] | undefined): boolean {
  const preferences = [prefer ?? []].flat().join(',').split(',');
  const handling = preferences
    .map((one) => /^\s*handling\s*=\s*"?([a-z]+)"?\s*(;|$)/i.exec(one)?.[1]?.toLowerCase())
    .find((value) => value !== undefined);
  return handling === 'lenient';
}
