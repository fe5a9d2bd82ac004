import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../postgres/start-postgres.mjs';
import { readSecrets } from '../secrets.mjs';
import { newFolderPath, removeFolder } from './support/temporary-folder.mjs';

describe('a data folder with a file where the shop needs a folder', () => {
  let dataDir;
  beforeEach(() => {
    dataDir = newFolderPath();
    mkdirSync(dataDir);
  });
  afterEach(() => removeFolder(dataDir));

  const refusal = (path) =>
    `The folder ${path} cannot be made (EEXIST). Move away what is there, or set DATA_DIR to another folder.`;

  it('is told in one line for the secrets', () => {
    const path = join(dataDir, 'secrets');
    writeFileSync(path, '');
    expect(() => readSecrets(dataDir, {})).toThrow(refusal(path));
  });

  it('is told in one line for the database', async () => {
    const path = join(dataDir, 'postgres');
    writeFileSync(path, '');
    await expect(startPostgres({ dataDir, log: () => undefined })).rejects.toThrow(refusal(path));
  });
});
