import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** Where a command of a runbook writes: after `>`, or the end of `cp`. Folders of the system are none of the project's. */
const writes = [/(?:^|[^0-9&-])>\s*([^\s&|;<>$"']+)/g, /^cp \S+ (\S+)/gm];

/** The files that the commands of all documents make in the project's folder. */
function madeByRunbooks(): string[] {
  const documents = git('ls-files', '*.md').trim().split('\n');
  const commands = documents.flatMap((path) =>
    [...readFileSync(`${root}${path}`, 'utf8').matchAll(/```sh\n([^]*?)```|`([^`\n]*)`/g)].map(
      ([, block, inline]) => block ?? inline!,
    ),
  );
  const files = commands
    .filter((text) => /^(npm|docker|kubectl|cp|node|psql|pg_|made=|#)/m.test(text))
    .flatMap((text) => writes.flatMap((pattern) => [...text.matchAll(pattern)].map(([, file]) => file!)));
  return [...new Set(files)].filter((file) => !file.startsWith('/')).sort();
}

/** Whether the image's build leaves a file out: the last pattern that fits decides, as Docker reads it. */
function isOutOfImage(file: string): boolean {
  const patterns = readFileSync(`${root}.dockerignore`, 'utf8').split('\n').filter(Boolean);
  const deciding = patterns.findLast((pattern) => regExpOf(pattern.replace(/^!/, '')).test(file));
  return deciding !== undefined && !deciding.startsWith('!');
}

const regExpOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(.*/)?'))}(/|$)`,
  );

function isIgnoredByGit(file: string): boolean {
  try {
    git('check-ignore', '--no-index', '--quiet', file);
    return true;
  } catch {
    return false;
  }
}

it('the runbooks make the files that are looked for here', () => {
  expect(madeByRunbooks()).toEqual(expect.arrayContaining(['.env', 'backup.tar', 'keys.env']));
});

it.each(madeByRunbooks())('%s, which a runbook makes, gets neither into git nor into the image', (file) => {
  expect({ file, isIgnored: isIgnoredByGit(file), isOut: isOutOfImage(file) }).toEqual({
    file,
    isIgnored: true,
    isOut: true,
  });
});

it.each(['.env.example', 'infra/k8s/base/settings.env'])('%s stays in git', (file) => {
  expect(isIgnoredByGit(file)).toBe(false);
});

it.each(['package.json', 'infra/local/build.mjs', 'services/auth/src/main.ts'])(
  '%s is there to build the image',
  (file) => {
    expect(isOutOfImage(file)).toBe(false);
  },
);
