import { anIdentity, tokenOf } from '@mekong/testing';
import { shopSecrets, startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { accessOf, roles } from './access.js';
import { kinds } from './actors.js';
import type { Role } from './attack-stage.js';
import { apiRoutes } from './routes.js';
import { wrongAnswers } from './wrong-answers.js';

const secrets = shopSecrets();
let shop: EmbeddedShop;
beforeAll(async () => {
  shop = await startEmbeddedShop(secrets);
});
afterAll(() => shop.stop());

/** The headers by which everybody shows a service who they are: a token that auth has signed. */
const tokens = () =>
  Object.fromEntries(
    roles.map((role) => [role, role === 'visitor' ? {} : { authorization: `Bearer ${tokenFor(role)}` }]),
  ) as Record<Role, Record<string, string>>;

const tokenFor = (role: Exclude<Role, 'visitor'>) =>
  tokenOf(anIdentity(kinds[role]), { privateKey: secrets.AUTH_PRIVATE_KEY });

it('every route of the API document has a declared access, and no other has (ASVS 8.1.1)', () => {
  expect([...accessOf.keys()].sort()).toEqual(apiRoutes.map(({ name }) => name).sort());
});

describe('who may call what, straight at the services (ASVS 8.2.1, 8.3.1; API5:2023)', () => {
  it.each(apiRoutes)('$name answers only those who may call it', async (route) => {
    expect(await wrongAnswers(route, shop.services[route.service]!, tokens())).toEqual([]);
  });
});
