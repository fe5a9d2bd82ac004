const YEAR_SECONDS = 31_536_000;

/** The value of a cookie, or null when there is none. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair ? pair.slice(name.length + 1) : null;
}

/** Stores a setting for a year in a cookie, which the server sees too. `value` is not encoded. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
