import { Readable } from 'node:stream';
import { SpecFields } from '../products/index.js';
import { Columns } from './columns.js';
import { openMapped } from './read-foreign.js';

async function cellsOf(text: string, columns: Record<string, string>) {
  const known = new Columns(new SpecFields([]));
  const file = await openMapped(
    { open: () => Readable.from([Buffer.from(text)]) },
    { columns, values: {} },
    new Map(),
    known,
  );
  const all: Record<string, string>[] = [];
  for await (const { cells } of file.rows()) all.push(cells);
  return all;
}

describe('a foreign file', () => {
  it.each([
    ['Mouse &amp; Pad', 'Mouse & Pad'],
    ['24&quot; Screen&#39;s', '24" Screen\'s'],
    ['<b>Fast</b> mouse', 'Fast mouse'],
    ['a < b & c', 'a < b & c'],
    ['R&D; mouse', 'R&D; mouse'],
  ])('calls %s what shoppers read as %s', async (written, name) => {
    const text = `Title;Price\n"${written.replaceAll('"', '""')}";5`;
    expect((await cellsOf(text, { Title: 'name', Price: 'price' }))[0]!.name).toBe(name);
  });

  it('tells variants by words that shoppers read', async () => {
    const text = 'Handle,Title,Colour\nq,Naga,Black &amp; Red\nq,,White';
    const columns = { Handle: 'group', Title: 'name', Colour: 'variant' };
    expect(await cellsOf(text, columns)).toMatchObject([
      { name: 'Naga Black & Red', variant_label: 'Black & Red' },
      { name: 'Naga White', variant_label: 'White' },
    ]);
  });
});
