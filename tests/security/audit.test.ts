import { query, waitFor } from '@mekong/testing';
import { accessOf } from './access.js';
import { setStage } from './attack-stage.js';
import { auditedActs } from './audited-acts.js';
import { changingRoutes } from './routes.js';
import { unaudited } from './unaudited-routes.js';

const stage = setStage();

it('every route by which staff change something has an act that is audited, or a reason why it is not', () => {
  const ofStaff = changingRoutes.map(({ name }) => name).filter((name) => accessOf.get(name) !== 'public');
  expect([...Object.keys(auditedActs), ...Object.keys(unaudited)].sort()).toEqual(ofStaff.sort());
});

it.each(Object.entries(auditedActs))('%s leaves an entry in the audit log', async (_route, [action, act]) => {
  const since = new Date();
  const { status, body } = await act(stage);
  const isAudited = async () => {
    const text = 'SELECT id FROM audit_log WHERE action = $1 AND at >= $2';
    return (await query(stage.shop.databases.auth!, text, [action, since])).length > 0;
  };
  await waitFor(isAudited, {
    what: `${action} in the audit log, after ${status} ${JSON.stringify(body)}`.slice(0, 400),
  });
});
