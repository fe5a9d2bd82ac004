import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { staff, waitFor } from '@mekong/testing';
import sharp from 'sharp';
import { aName, asFile, startCatalog, type CatalogUnderTest } from './builders.js';
import { justFits, largeInMemory } from './odd-images.js';
import { readerProcesses } from './reader-processes.js';

let catalog: CatalogUnderTest;
beforeEach(async () => {
  catalog = await startCatalog();
});
afterEach(() => catalog.stop());

let shade = 0;
const anImage = (side = 20) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: { r: (shade += 9) % 256, g: 7, b: 9 } },
  })
    .png()
    .toBuffer();

async function upload(by: ReturnType<typeof staff>, ...images: Buffer[]) {
  const form = new FormData();
  images.forEach((image, n) => form.append('images', asFile(image), `${n}.png`));
  return (await catalog.as(by).post('/api/admin/images', form)).body;
}

const nextReader = (before = 0) =>
  waitFor(() => readerProcesses().find((pid) => pid !== before), { what: 'a process that reads' });

describe('images are read in a process of their own', () => {
  it('which is started for the first, and ends with the service', async () => {
    expect(readerProcesses()).toEqual([]);
    await upload(staff('seller'), await anImage());
    expect(readerProcesses()).toHaveLength(1);
    await catalog.stop();
    await waitFor(() => readerProcesses().length === 0, { what: 'the process to be gone' });
    catalog = await startCatalog();
  });

  it('which has a limit of memory, is the first to be ended by the kernel, and has no secrets', async () => {
    await upload(staff('seller'), await anImage());
    const about = (what: string) => readFileSync(`/proc/${readerProcesses()[0]}/${what}`, 'utf8');
    // Node.js 24 reserves half a gigabyte that it does not use.
    const most = 512_000_000 + (Number.parseInt(process.versions.node) >= 24 ? 2 ** 29 : 0);
    expect(about('limits')).toMatch(new RegExp(`Max data size +${most} +${most}`));
    expect(about('oom_score_adj').trim()).toBe('1000');
    const names = about('environ')
      .split('\0')
      .map((line) => line.split('=')[0]!);
    expect(
      names.filter(
        (name) => !/^$|^(NODE_CHANNEL_|NODE_V8_COVERAGE$|UV_|MALLOC_|PWD$|OLDPWD$|SHLVL$|_$)/.test(name),
      ),
    ).toEqual([]);
  });

  it('and another one when it is lost, which reads the same image', async () => {
    const answer = upload(staff('seller'), await justFits());
    process.kill(await nextReader(), 'SIGKILL');
    expect((await answer).uploaded).toBe(1);
  });

  it('and when it is lost between two images, the next is read by another one', async () => {
    await upload(staff('seller'), await anImage());
    process.kill(await nextReader(), 'SIGKILL');
    expect((await upload(staff('seller'), await anImage())).uploaded).toBe(1);
  });

  it.each([
    ['ended from outside, as where memory is short, are told as a 503', 'SIGKILL', 503, 'UNAVAILABLE', '2'],
    ['that the image has crashed are told as a 413', 'SIGSEGV', 413, 'IMAGE_TOO_COMPLEX', null],
  ] as const)('two of them %s, and the next image is read', async (_, signal, status, code, retryAfter) => {
    const form = new FormData();
    form.set('name', aName('Brand'));
    form.set('image', asFile(await justFits()), 'logo.png');
    const answer = catalog.as(staff('admin')).post('/api/brands', form);
    const first = await nextReader();
    process.kill(first, signal);
    process.kill(await nextReader(first), signal);
    const { status: told, body, headers } = await answer;
    expect([told, body.code, headers.get('retry-after')]).toEqual([status, code, retryAfter]);
    expect((await upload(staff('seller'), await anImage())).uploaded).toBe(1);
  });
});

it('the process ends with its service, also one that is killed', async () => {
  const program = new URL('../../../libs/uploads/dist/images/reader-process.js', import.meta.url);
  const script = `import(${JSON.stringify(program)}).then(({ ReaderProcess }) => { new ReaderProcess(); setInterval(() => {}, 9_999); });`;
  const service = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
  const reader = await waitFor(() => readerProcesses(service.pid)[0], { what: 'its process' });
  service.kill('SIGKILL');
  await waitFor(() => !existsSync(`/proc/${reader}`), { what: 'the process to be gone' });
});

it('who uploads many images waits behind themself, and not in front of others', async () => {
  const [many, one] = [staff('seller'), staff('seller')];
  const answered: string[] = [];
  const large = await sharp(await anImage(2_000))
    .jpeg()
    .toBuffer();
  const uploads = Array.from({ length: 12 }, () => upload(many, large).then(() => answered.push('many')));
  await waitFor(() => answered.length > 0, { what: 'the first of many' });
  await upload(one, await anImage()).then(() => answered.push('one'));
  await Promise.all(uploads);
  expect(answered.indexOf('one')).toBeLessThan(answered.length - 3);
});

it('images that would take too much memory are refused before they take any, and others are read meanwhile', async () => {
  const bytes = await largeInMemory();
  const attacks = [1, 2, 3].map(() => upload(staff('seller'), bytes, bytes, bytes, bytes));
  expect((await upload(staff('seller'), await anImage())).uploaded).toBe(1);
  const faults = (await Promise.all(attacks))
    .flatMap(({ results }) => results)
    .map(({ faults }) => faults[0]);
  expect(
    new Set(faults.map(({ code, params }) => `${code} ${params.is} > ${params.limit} ${params.unit}`)),
  ).toEqual(new Set(['IMAGE_TOO_LARGE 320 > 160 MB of memory']));
});
