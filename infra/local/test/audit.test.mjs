import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openAdvisories } from '../advisories.mjs';
import { runAndCollect } from '../run-quietly.mjs';

const script = fileURLToPath(new URL('../audit.mjs', import.meta.url));

/** Runs the audit against a registry that answers questions for advisories so; its exit code and output. */
async function auditWith(status, advisories, said = '') {
  const registry = createServer((request, response) => {
    const isAudit = request.url.includes('/advisories/bulk');
    response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAudit ? advisories : {}));
  });
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  const cache = mkdtempSync(join(tmpdir(), 'mekong-npm-'));
  try {
    return await runAndCollect(process.execPath, [script], {
      env: {
        ...process.env,
        ADVISORIES: said,
        npm_config_registry: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (registry.address()).port}/`,
        npm_config_cache: cache,
        npm_config_fetch_retries: '0',
      },
    });
  } finally {
    registry.close();
    rmSync(cache, { recursive: true, force: true });
  }
}

const advisory = (severity) => ({
  id: 1,
  url: 'https://github.com/advisories/GHSA-0000-0000-0000',
  title: 'Forges tokens',
  severity,
  vulnerable_versions: '>=0.0.0',
});

describe('the audit of what the shop runs', () => {
  it('fails on a package with a known high fault, and names it', async () => {
    const { code, output } = await auditWith(200, { 'passport-jwt': [advisory('high')] });
    expect(output).toContain(
      'passport-jwt >=0.0.0: high, Forges tokens (https://github.com/advisories/GHSA-0000',
    );
    expect(code).toBe(1);
  });

  it('passes where there is none, or a lesser one', async () => {
    expect(await auditWith(200, { 'passport-jwt': [advisory('moderate')] })).toEqual({ code: 0, output: '' });
  });

  it('fails where it cannot be made, and says what to do', async () => {
    const { code, output } = await auditWith(405, {});
    expect(code).toBe(1);
    expect(output).toMatch(/^Not looked for: the registry answers no advisories\..*ADVISORIES=unavailable/s);
  });

  it('is not made where somebody says that no registry answers advisories, and says so', async () => {
    const { code, output } = await auditWith(405, {}, 'unavailable');
    expect([code, output]).toEqual([0, 'not looked for: the registry answers no advisories\n']);
  });

  it('is made all the same where one answers them', async () => {
    expect((await auditWith(200, { 'passport-jwt': [advisory('high')] }, 'unavailable')).code).toBe(1);
  });
});

describe('a waiver', () => {
  const report = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { 'a-package': { via: [{ name: 'a-package', range: '1', ...advisory('critical') }] } },
  });
  const waivers = [{ advisory: 'GHSA-0000-0000-0000', until: '2026-12-31', reason: 'not reached' }];

  it('holds through its last day', () => {
    expect(openAdvisories(report, waivers, '2026-12-31')).toEqual([]);
    expect(openAdvisories(report, waivers, '2027-01-01')).toHaveLength(1);
  });

  it('is for its advisory only', () => {
    const other = [{ ...waivers[0], advisory: 'GHSA-1111-1111-1111' }];
    expect(openAdvisories(report, other, '2026-12-01')).toHaveLength(1);
  });
});
