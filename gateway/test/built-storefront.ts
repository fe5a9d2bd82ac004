import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const source = new URL('../../frontend/index.html', import.meta.url);
const code = '<script type="module" crossorigin src="/assets/app.js"></script>';
const links = `${code}
<link rel="modulepreload" crossorigin href="/assets/shop.js">
<link rel="stylesheet" crossorigin href="/assets/style.css">
`;
const lateLinks = `${code}
<link data-screen="checkout" rel="late-modulepreload" crossorigin href="/assets/checkout.js">
<link rel="late-modulepreload" crossorigin href="/assets/shop.js">
<style>p{color:red}</style>
`;

/** Writes what a build makes of the storefront's page into a folder: with its code and styles in the head. */
export async function writeBuild(folder: string, change = (page: string) => page): Promise<void> {
  const page = (await readFile(source, 'utf8')).replace(/<script type="module".*<\/script>/, '');
  const write = (name: string, head: string) =>
    writeFile(join(folder, name), change(page.replace('</head>', `${head}</head>`)));
  await mkdir(join(folder, 'assets'), { recursive: true });
  await write('index.html', links);
  await write('rendered.html', lateLinks);
}
