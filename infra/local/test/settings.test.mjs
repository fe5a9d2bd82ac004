import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, portOf } from '../ports.mjs';
import { repoRoot } from '../paths.mjs';
import { checkMachine, readSettings } from '../settings.mjs';
import { checkNode } from '../setup.mjs';
import { newFolderPath, removeFolder } from './support/temporary-folder.mjs';

describe('readSettings', () => {
  it('uses port 3000 and the folder data by default', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: join(repoRoot, 'data'),
      hasDemoAccounts: true,
      hasSampleData: true,
      hasSampleReviews: false,
      hasMailbox: true,
      hasBank: true,
    });
  });

  it('derives the public URL from the port', () => {
    expect(readSettings({ PORT: '5301' }).publicUrl).toBe('http://localhost:5301');
  });

  it('treats an empty variable as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('has neither demo accounts nor sample data in production', () => {
    const settings = readSettings({ NODE_ENV: 'production', DEMO_ACCOUNTS: 'true' });
    expect(settings).toMatchObject({ hasDemoAccounts: false, hasSampleData: false });
  });

  it('leaves out the sample data on request', () => {
    expect(readSettings({ SAMPLE_DATA: 'false' })).toMatchObject({
      hasDemoAccounts: true,
      hasSampleData: false,
    });
  });

  it('has sample reviews on request, but sends their authors no real mails', () => {
    const wish = { SAMPLE_REVIEWS: 'true' };
    expect(readSettings(wish).hasSampleReviews).toBe(true);
    expect(readSettings({ ...wish, SMTP_URL: 'smtp://mail.example' }).hasSampleReviews).toBe(false);
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['where another bank is named', { BAKONG_API_URL: 'https://api-bakong.nbc.gov.kh' }],
    ['where nobody pays by KHQR', { PAYMENT_METHODS: 'demo,cod' }],
    ['where only the demo was chosen, by the setting of before', { PAYMENT_PROVIDER: 'demo' }],
  ])('has no embedded bank %s', (_where, env) => {
    expect(readSettings(env).hasBank).toBe(false);
  });

  it('has an embedded bank where KHQR is one of the methods', () => {
    expect(readSettings({ PAYMENT_METHODS: 'khqr, demo', PAYMENT_PROVIDER: 'demo' }).hasBank).toBe(true);
  });

  it.each(['abc', '0', '65536', '80.5'])('refuses the port %s', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT is "${PORT}"; it must be a whole number from 1 to 65535.`,
    );
  });

  it.each([
    [{ HOST: '0.0.0.0' }, /other machines demo accounts, .* and a mailbox page .*EXPOSE_DEMO=true/],
    [{ HOST: '192.0.2.7', DEMO_ACCOUNTS: 'false' }, /other machines a mailbox page/],
    [{ HOST: '::', SMTP_URL: 'smtp://mail.example' }, /other machines demo accounts/],
    [
      { HOST: '::', DEMO_ACCOUNTS: 'false', SMTP_URL: 'smtp://mail.example' },
      /other machines a play bank, where everybody can pay with nothing\. .*EXPOSE_DEMO=true/,
    ],
  ])('refuses to show what is open to everybody: %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it.each([
    { HOST: 'localhost' },
    { HOST: '0.0.0.0', EXPOSE_DEMO: 'true' },
    { HOST: '0.0.0.0', DEMO_ACCOUNTS: 'false', SMTP_URL: 'smtp://mail.example', PAYMENT_METHODS: 'demo' },
  ])('may listen as %j', (env) => {
    expect(readSettings(env).host).toBe(env.HOST);
  });

  it('refuses an invalid public URL', () => {
    expect(() => readSettings({ PUBLIC_URL: 'shop.example' })).toThrow('it must be an http or https URL');
  });
});

describe('checkMachine', () => {
  it('says how to choose another port when this one is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = portOf(other);
    await expect(checkMachine({ port, host: '127.0.0.1', dataDir: newFolderPath() })).rejects.toThrow(
      `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`,
    );
    other.close();
  });

  it('says that the data folder cannot be written', async () => {
    const folder = newFolderPath();
    mkdirSync(folder);
    writeFileSync(join(folder, 'file'), '');
    const dataDir = join(folder, 'file', 'data');
    await expect(checkMachine({ port: await freePort(), host: '127.0.0.1', dataDir })).rejects.toThrow(
      `The data folder ${dataDir} cannot be written (ENOTDIR).`,
    );
    removeFolder(folder);
  });

  it('says so too where no folder can be made', async () => {
    const dataDir = '/proc/nope/data';
    await expect(checkMachine({ port: await freePort(), host: '127.0.0.1', dataDir })).rejects.toThrow(
      `The data folder ${dataDir} cannot be written (ENOENT).`,
    );
  });
});

describe('checkNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0'])('accepts Node.js %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.18.3'])('refuses Node.js %s in one line', (version) => {
    expect(() => checkNode(version)).toThrow(`Mekong Gear needs Node.js 20.19 or newer; this is ${version}.`);
  });
});
