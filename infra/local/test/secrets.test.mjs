import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSecrets } from '../secrets.mjs';
import { newFolderPath, removeFolder } from './support/temporary-folder.mjs';

describe('readSecrets', () => {
  let dataDir;

  beforeEach(() => {
    dataDir = newFolderPath();
  });

  afterEach(() => removeFolder(dataDir));

  it('answers the same secrets at every start', () => {
    expect(readSecrets(dataDir, {})).toEqual(readSecrets(dataDir, {}));
  });

  it('answers different secrets for every data folder', () => {
    const other = newFolderPath();
    expect(readSecrets(dataDir, {}).GATEWAY_KEY).not.toBe(readSecrets(other, {}).GATEWAY_KEY);
    removeFolder(other);
  });

  it('stores them so that only their owner can read them', () => {
    readSecrets(dataDir, {});
    const modeOf = (path) => statSync(path).mode & 0o777;
    expect(modeOf(join(dataDir, 'secrets'))).toBe(0o700);
    expect(modeOf(join(dataDir, 'secrets', 'secrets.json'))).toBe(0o600);
  });

  describe.each([
    ['a folder', 'cannot be read or written (EISDIR)', (path) => mkdirSync(path, { recursive: true })],
    ['empty', 'is empty or damaged', (path) => writeFileSync(path, '')],
    ['cut off', 'is empty or damaged', (path) => writeFileSync(path, '{"GATEWAY_KEY":')],
  ])('of a file that is %s', (_what, reason, spoil) => {
    it('says so in one line, with the setting', () => {
      const path = join(dataDir, 'secrets', 'secrets.json');
      mkdirSync(join(dataDir, 'secrets'), { recursive: true });
      spoil(path);
      expect(() => readSecrets(dataDir, {})).toThrow(
        `The secret ${path} ${reason}. Put back that file, or set DATA_DIR to another folder.`,
      );
    });
  });

  it('generates a matching pair of keys', () => {
    const { AUTH_PRIVATE_KEY, AUTH_PUBLIC_KEY } = readSecrets(dataDir, {});
    expect(createPublicKey(AUTH_PRIVATE_KEY).export({ type: 'spki', format: 'pem' })).toBe(AUTH_PUBLIC_KEY);
  });

  it('generates a sealing key of 32 bytes', () => {
    expect(Buffer.from(readSecrets(dataDir, {}).EVENT_SEALING_KEY, 'base64')).toHaveLength(32);
  });

  it('prefers secrets of the environment', () => {
    expect(readSecrets(dataDir, { GATEWAY_KEY: 'from outside' }).GATEWAY_KEY).toBe('from outside');
  });

  it('derives the public key if the environment has only the private one', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const inOneLine = privateKey.replaceAll('\n', '\\n');
    expect(readSecrets(dataDir, { AUTH_PRIVATE_KEY: inOneLine }).AUTH_PUBLIC_KEY).toBe(publicKey);
  });
});
