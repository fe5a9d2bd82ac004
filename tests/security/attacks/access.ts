import { actorHeaders } from '../actors.js';
import { accessOf, refusalOf, roles, type Access } from '../access.js';
import type { Role, Stage } from '../attack-stage.js';
import { apiRoutes, filledPath, sampleRequest, type ApiRoute } from '../routes.js';
import { forAll, send, type Seen } from '../send.js';

/** Who may call these loses sessions by it, which other rows still need; `endings.ts` tries them. */
const endsSessions = ['DELETE /api/account/sessions', 'POST /api/auth/logout'];
/** Every route of the API document, called by everybody. */
export function accessRows(stage: Stage): void {
  it('every route of the API document has a declared access, and no other has (ASVS 8.1.1)', () => {
    expect([...accessOf.keys()].sort()).toEqual(apiRoutes.map(({ name }) => name).sort());
  });

  describe('through the gateway (ASVS 8.2.1, 8.3.1; API5:2023)', () => {
    it.each(apiRoutes)('$name answers only those who may call it', async (route) => {
      const ways = actorHeaders(stage).asSessions();
      expect(await wrongAnswers(route, stage.shop.url, ways)).toEqual([]);
    });
  });

  describe('straight at the services, past the gateway (ASVS 8.3.1; API5:2023)', () => {
    it.each(apiRoutes)('$name answers only those who may call it', async (route) => {
      const ways = actorHeaders(stage).asTokens();
      expect(await wrongAnswers(route, stage.shop.services[route.service]!, ways)).toEqual([]);
    });
  });
}

/** How each role's call was answered, where that is wrong. */
async function wrongAnswers(
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
