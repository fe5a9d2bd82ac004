import { argv } from 'node:process';
import { boundsOf, diskOf, needsOf } from './model.mjs';

const usage = 'npm run capacity -- <orders a day>, such as 10000';

/** `npm run capacity -- 10000`: how many of each part so many orders a day need, and what bounds the shop as it grows. */
function main() {
  const orders = Number(argv[2]);
  if (argv.length !== 3 || !Number.isSafeInteger(orders) || orders < 1) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const needs = needsOf(orders).map(({ part, processors, replicas }) => [
    part,
    processors.toFixed(2),
    String(replicas),
  ]);
  const bounds = boundsOf().map(({ part, orders: most, step }) => [
    most === Infinity ? 'never' : most.toLocaleString('en'),
    part,
    step,
  ]);
  const { afterYearGb, passingGb } = diskOf(orders);
  console.log(`${orders.toLocaleString('en')} orders a day, in the busiest minutes:\n`);
  console.log(table(['part', 'processors', 'replicas'], needs));
  console.log(
    `\nDatabases after a year: ${afterYearGb.toFixed(1)} GB, and ${passingGb.toFixed(1)} GB of events.\n`,
  );
  console.log('As the manifests are, these bound the shop one after the other:\n');
  console.log(table(['orders a day', 'what', 'step'], bounds));
}

function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

main();
