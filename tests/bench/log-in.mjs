import { ClearError } from '../../infra/local/clear-error.mjs';

/** Logs into the shop at `origin`; answers the session's cookie. */
export async function logIn(origin, account) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new ClearError(`${account.email} cannot log in (${answer.status}).`);
  return answer.headers.getSetCookie()[0].split(';')[0];
}
