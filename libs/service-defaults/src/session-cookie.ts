/** The browser's session cookie; under HTTPS it is bound to the host and to TLS by its prefix. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** The session token in a Cookie header, if there is one. */
export function sessionTokenOf(cookieHeader: string | undefined, publicUrl: string): string | undefined {
  const prefix = `${sessionCookieName(publicUrl)}=`;
  const pair = cookieHeader
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length) || undefined;
}
