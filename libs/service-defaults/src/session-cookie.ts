import { parseCookie } from 'cookie';

/** The value of one cookie in a Cookie header, if it is there. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[name];
}

/** The name of the session cookie; under HTTPS its prefix binds it to the host and to TLS. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** The session token in a Cookie header, if there is one. */
export function sessionTokenOf(header: string | undefined, publicUrl: string): string | undefined {
  return cookieOf(header, sessionCookieName(publicUrl)) || undefined;
}
