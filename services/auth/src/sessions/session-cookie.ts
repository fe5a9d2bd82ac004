import { sessionCookieName } from '@mekong/service-defaults';

function attributes(publicUrl: string): string {
  return `Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
}

/** The Set-Cookie value that starts a session. */
export function startCookie(token: string, publicUrl: string, maxAgeSeconds: number): string {
  return `${sessionCookieName(publicUrl)}=${token}; Max-Age=${maxAgeSeconds}; ${attributes(publicUrl)}`;
}

/** The Set-Cookie value that ends it. */
export function endCookie(publicUrl: string): string {
  return `${sessionCookieName(publicUrl)}=; Max-Age=0; ${attributes(publicUrl)}`;
}
