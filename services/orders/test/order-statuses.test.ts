import { readFileSync } from 'node:fs';
import { orderTransitions } from '../src/orders/order-transitions.js';

/** The table as it has to stand in the document. */
function table(): string {
  const rows = Object.values(orderTransitions).map(
    ({ from, to, when }) => `| ${from.join(', ')} | ${to} | ${when} |`,
  );
  return ['| from | to | when |', '| --- | --- | --- |', ...rows].join('\n');
}

it('the document of the statuses of orders has the table by which they change', () => {
  const document = readFileSync(new URL('../../../docs/order-statuses.md', import.meta.url), 'utf8');
  // Spaces that align its columns do not count.
  const plain = document.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---');
  expect(plain).toContain(table());
});
