import { sessionCookieName } from '@mekong/service-defaults';
import { stringifySetCookie } from 'cookie';

/** The Set-Cookie value that starts a session. */
export function startCookie(token: string, publicUrl: string, maxAge: number): string {
  return stringifySetCookie({
    name: sessionCookieName(publicUrl),
    value: token,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}

/** The Set-Cookie value that ends a session. */
export const endCookie = (publicUrl: string): string => startCookie('', publicUrl, 0);
