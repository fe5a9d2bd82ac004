const YEAR_SECONDS = 31_536_000;

/** A cookie that scripts may read, or null when there is none. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair ? pair.slice(name.length + 1) : null;
}

/** Keeps a setting for a year, where the server sees it too. `value` is a plain word. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
