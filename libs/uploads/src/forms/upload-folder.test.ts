import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UploadFolder } from './upload-folder.js';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'places-'));
});
afterEach(() => rm(place, { recursive: true }));

describe('the folder of uploads', () => {
  it('has a name that nobody can take first, and belongs to this user alone', async () => {
    const folders = [new UploadFolder({}), new UploadFolder({})];
    const [one, other] = await Promise.all(folders.map((folder) => folder.path()));
    expect(one).not.toBe(other);
    expect((await lstat(one!)).mode & 0o777).toBe(0o700);
    expect(await folders[0]!.path()).toBe(one);
    await Promise.all(folders.map((folder) => folder.onApplicationShutdown()));
    await expect(lstat(one!)).rejects.toThrow('ENOENT');
  });

  it('is one for files that come together', async () => {
    const folder = new UploadFolder({});
    const paths = await Promise.all([1, 2, 3].map(() => folder.path()));
    expect(new Set(paths).size).toBe(1);
    await folder.onApplicationShutdown();
  });

  it('is made anew where the system has tidied it away and somebody has taken its name', async () => {
    const folder = new UploadFolder({});
    const first = await folder.path();
    await rm(first, { recursive: true });
    await symlink(place, first);
    const next = await folder.path();
    expect(next).not.toBe(first);
    await rm(first);
    await folder.onApplicationShutdown();
  });

  it('that is set is made for this user alone', async () => {
    const path = join(place, 'a', 'uploads');
    expect(await new UploadFolder({ UPLOAD_FOLDER: path }).path()).toBe(path);
    expect((await lstat(path)).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['is a link', (path: string) => symlink(place, path).then(() => path)],
    ['others can write to', (path: string) => mkdir(path).then(() => writableForAll(path))],
    ['is a file', (path: string) => writeFile(path, '').then(() => path)],
    ['belongs to somebody else', foreign],
  ])('that is set is refused where it %s', async (_, take) => {
    const folder = new UploadFolder({ UPLOAD_FOLDER: await take(join(place, 'taken')) });
    await expect(folder.path()).rejects.toThrow(/UPLOAD_FOLDER|EEXIST/);
  });
});

it('what a crash has left in a folder is deleted after some hours', async () => {
  const before = await new UploadFolder({}).path();
  await writeFile(join(before, 'left-over'), 'x');
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(before, yesterday, yesterday);
  const now = new UploadFolder({});
  const own = await now.path();
  await now.onApplicationBootstrap();
  await expect(readdir(before)).rejects.toThrow('ENOENT');
  expect(await readdir(own)).toEqual([]);
  await now.onApplicationShutdown();
});

const writableForAll = (path: string) => chmod(path, 0o777).then(() => path);

/** Only root can give a folder away; for anybody else root's are foreign. */
async function foreign(path: string): Promise<string> {
  if (process.getuid!() !== 0) return '/usr';
  await mkdir(path);
  await chown(path, 1, 1);
  return path;
}
