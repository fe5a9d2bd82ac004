/** What two spellings of one name share: letter case is compared Unicode-wise, whatever the database's locale. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

/** A brand's name begins with a capital, where its script has any. */
export function withCapital(name: string): string {
  const [first = '', ...rest] = name.trim();
  return first.toUpperCase() + rest.join('');
}
