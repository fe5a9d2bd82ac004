import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const source = new URL('../../frontend/index.html', import.meta.url);
const links = `<script type="module" crossorigin src="/assets/app.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shop.js">
<link rel="stylesheet" crossorigin href="/assets/style.css">
`;

/** Writes what a build makes of the storefront's page into a folder: its code and styles are linked in the head. */
export async function writeBuild(folder: string, change = (page: string) => page): Promise<void> {
  const page = (await readFile(source, 'utf8')).replace(/<script type="module".*<\/script>/, '');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'assets', 'style.css'), 'p{color:red}');
  await writeFile(join(folder, 'index.html'), change(page.replace('</head>', `${links}</head>`)));
}
