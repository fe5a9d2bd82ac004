/** Whether the `Prefer` header (RFC 7240) has `handling=lenient`. If a preference is repeated, the first one counts. */
export function prefersLenient(prefer: string | string[] | undefined): boolean {
  const preferences = [prefer ?? []].flat().join(',').split(',');
  const handling = preferences
    .map((one) => /^\s*handling\s*=\s*"?([a-z]+)"?\s*(;|$)/i.exec(one)?.[1]?.toLowerCase())
    .find((value) => value !== undefined);
  return handling === 'lenient';
}
