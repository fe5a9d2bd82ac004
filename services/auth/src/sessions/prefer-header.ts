/** True when the `Prefer` header (RFC 7240) asks for `handling=lenient`. Of two wishes for one thing the first counts. */
export function prefersLenient(prefer: string | string[] | undefined): boolean {
  const wishes = [prefer ?? []].flat().join(',').split(',');
  const handling = wishes
    .map((wish) => /^\s*handling\s*=\s*"?([a-z]+)"?\s*(;|$)/i.exec(wish)?.[1]?.toLowerCase())
    .find((value) => value !== undefined);
  return handling === 'lenient';
}
