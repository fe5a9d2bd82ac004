import { accessOf, refusalOf, roles, type Access } from './access.js';
import type { Role } from './attack-stage.js';
import { filledPath, sampleRequest, type ApiRoute } from './routes.js';
import { forAll, send, type Seen } from './send.js';

/** Who may call these loses sessions by it, which other rows still need; `attacks/endings.ts` tries them. */
const endsSessions = ['DELETE /api/account/sessions', 'POST /api/auth/logout'];

/** How each role's call of this route was answered, where that is wrong; `ways` are the headers by which roles show who they are. */
export async function wrongAnswers(
  route: ApiRoute,
  baseUrl: string,
  ways: Record<Role, Record<string, string>>,
): Promise<string[]> {
  const access = accessOf.get(route.name)!;
  const wrong = await forAll(roles, async (role) => {
    const expected = refusalOf(access, role);
    if (expected === undefined && endsSessions.includes(route.name)) return [];
    const { headers, body } = sampleRequest(route);
    const seen = await send(baseUrl + filledPath(route.path), {
      method: route.method,
      headers: { ...headers, ...ways[role] },
      body,
    });
    return isRight(seen, expected, access) ? [] : [`${role}: ${seen.status} ${seen.code}`];
  });
  return wrong.flat();
}

const refusals = ['NOT_LOGGED_IN', 'EMAIL_NOT_VERIFIED', 'FORBIDDEN'];

/** Whether an answer is a refusal exactly where it should be; a public route may say that nobody is logged in. */
function isRight({ status, code = '' }: Seen, expected: 401 | 403 | undefined, access: Access): boolean {
  if (expected) return status === expected;
  return status < 500 && !(refusals.includes(code) && (access !== 'public' || status === 403));
}
