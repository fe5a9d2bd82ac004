import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const planted = fileURLToPath(new URL('fixtures/planted', import.meta.url));
const cruiser = fileURLToPath(
  new URL('../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url),
);
const configPath = fileURLToPath(new URL('../../.dependency-cruiser.mjs', import.meta.url));

interface Cruise {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

function cruise(cwd: string, folders: string[], outputType = 'json') {
  const args = [cruiser, '--config', configPath, '--output-type', outputType, ...folders];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return { status, stdout };
}

/** What the cruise of all planted files finds. */
const crossed = (
  JSON.parse(cruise(planted, ['services', 'gateway', 'libs', 'frontend', 'infra']).stdout) as Cruise
).summary.violations;

describe('the boundaries', () => {
  it('are checked over the real modules', () => {
    const { summary } = JSON.parse(cruise(root, ['libs', 'services/payments']).stdout) as Cruise;
    expect(summary.totalCruised).toBeGreaterThan(100);
  });

  it('fail the check when one is crossed', () => {
    expect(cruise(planted, ['services'], 'err').status).toBeGreaterThan(0);
  });

  it('each catch a planted violation', async () => {
    const config = (await import(configPath)) as { default: { forbidden: { name: string }[] } };
    const caught = new Set(crossed.map(({ rule }) => rule.name));
    expect([...caught].sort()).toEqual(config.default.forbidden.map(({ name }) => name).sort());
  });

  it('refuse a migration all that is no history, types and late imports too', () => {
    const refused = crossed.filter(({ rule }) => rule.name === 'migrations-are-history');
    expect(refused.map(({ to }) => to.replace(/^(\.\.\/)+/, '')).sort()).toEqual([
      'libs/contracts/src/index.ts',
      'libs/service-defaults/src/index.ts',
      'services/one/src/egg.ts',
      'services/one/src/things/view.ts',
      'services/one/src/things/views.ts',
    ]);
  });
});
