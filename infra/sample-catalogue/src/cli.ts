import path from 'node:path';
import { products } from './catalogue/catalogue.js';
import { writeSampleCatalogue } from './write.js';

const folder = process.argv[2];
if (folder) {
  await writeSampleCatalogue(folder);
  console.log(`Wrote ${products.length} products with pictures and logos to ${path.resolve(folder)}`);
} else {
  console.error('Say where to write the sample catalogue: node dist/cli.js <folder>');
  process.exitCode = 1;
}
