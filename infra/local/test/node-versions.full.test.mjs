import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmWith } from '../npm.mjs';
import { freePort } from '../ports.mjs';
import { runQuietly } from '../run-quietly.mjs';
import { startShop } from './support/started-shop.mjs';
import { newFolderPath, removeFolder } from './support/temporary-folder.mjs';

const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
/** The oldest version that package.json allows, and the one of the containers. */
const versions = [
  `${/>=(\d+\.\d+)/.exec(JSON.parse(read('package.json')).engines.node)[1]}.0`,
  /^FROM node:([\d.]+)/m.exec(read('infra/docker/Dockerfile'))[1],
];

let folder;
beforeEach(() => {
  folder = newFolderPath();
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{}');
});
afterEach(() => removeFolder(folder));

/** The path of this Node.js, which npm installs outside the project. */
async function nodeOf(version) {
  const [command, args, options] = npmWith(['install', '--no-audit', '--no-fund', `node@${version}`]);
  const failure = `Node.js ${version} could not be installed.`;
  await runQuietly(command, args, { ...options, cwd: folder, failure });
  return join(folder, 'node_modules', 'node', 'bin', 'node');
}

it.each(versions)('the shop opens and lets people log in by Node.js %s', async (version) => {
  const node = await nodeOf(version);
  expect(await runQuietly(node, ['--version'], { failure: 'It does not run.' })).toBe(`v${version}\n`);
  const env = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data') };
  const shop = await startShop(env, node);
  try {
    expect(shop.output()).toContain(`Shop       http://localhost:${env.PORT}\n`);
    const login = await fetch(`http://localhost:${env.PORT}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@mekong.example', password: 'Admin123!' }),
    });
    expect(login.status).toBe(200);
  } finally {
    expect(await shop.end('SIGTERM')).toBe(0);
  }
});
