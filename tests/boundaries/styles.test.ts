import { natively } from '@mekong/testing';
import { repoRoot } from '../../infra/local/paths.mjs';

const { default: stylelint } = await natively<typeof import('stylelint')>('stylelint');

/** The lines of a sheet that the project's lint refuses. */
async function refusedIn(path: string, lines: string[]): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: lines.join('\n'),
    codeFilename: `${repoRoot}/frontend/src/${path}`,
    cwd: repoRoot,
  });
  const refused = new Set(results.flatMap(({ warnings }) => warnings).map(({ line }) => line));
  return lines.filter((_, index) => refused.has(index + 1));
}

const colours = [
  '.a { color: #0e4a54; }',
  '.b { background: rgb(0 0 0 / 45%); }',
  '.c { color: white; }',
  '.d { fill: oklch(40% 0.1 20); }',
];

it('refuses colours beside the tokens', async () => {
  const mixed = '.e { border: 1px solid color-mix(in srgb, var(--color-line), transparent); }';
  expect(await refusedIn('features/planted.module.css', [...colours, mixed])).toEqual(colours);
  expect(await refusedIn('app/tokens.css', colours)).toEqual([]);
});

it('refuses what stays after a tap on a phone', async () => {
  const staying = '.a:hover { opacity: 1; }';
  const others = [
    '@media (hover: hover) {',
    '.b:hover { opacity: 1; }',
    '}',
    '.c:not(:hover) { opacity: 1; }',
  ];
  expect(await refusedIn('features/planted.module.css', [staying, ...others])).toEqual([staying]);
});
