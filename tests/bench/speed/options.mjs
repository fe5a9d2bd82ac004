import { parseArgs } from 'node:util';
import { ClearError } from '../../../infra/local/clear-error.mjs';
import { measureNames } from './lines.mjs';

const ofOneProcess = ['memory', 'pages', 'start', 'big'];
/** What a quick run leaves out: what is much like another measure, and what takes long. */
const tooLong = [
  'detail-cached',
  'detail-in-turn',
  'search-many',
  'mistyped-alone',
  'checkouts-same',
  'logins-beside',
  'big',
];
/** Of the many processes it measures only what differs from the one. */
const quickOfProcesses = ['checkouts', 'orders'];
const wholeNumber = (name, text) => {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new ClearError(`--${name} is "${text}"; it must be a whole number above 0.`);
};

/**
 * Reads the command line: the shapes, measures (and those that a quick run leaves out), rounds, seconds and number of
 * products. Throws a ClearError if it is invalid.
 */
export function readOptions(args) {
  const values = parse(args);
  const isQuick = Boolean(values.quick);
  const chosen = values.only ? String(values.only).split(',') : measureNames;
  const unknown = chosen.filter((name) => !measureNames.includes(name));
  if (unknown.length > 0)
    throw new ClearError(`There is no ${unknown.join(', ')}. There are: ${measureNames.join(', ')}.`);
  const shapes = { one: ['one'], processes: ['processes'], both: ['one', 'processes'] }[
    values.shape ?? 'both'
  ];
  if (!shapes) throw new ClearError(`--shape is "${values.shape}"; it must be one, processes or both.`);
  const numberOf = (name, otherwise) => wholeNumber(name, values[name] ?? otherwise);
  return shapes.map((shape) => {
    const isWhole = !isQuick || Boolean(values.only);
    const measures = chosen.filter((name) => shape === 'one' || !ofOneProcess.includes(name));
    const isShort = !isWhole && shape === 'processes';
    const isMeasured = (name) =>
      isWhole || (isShort ? quickOfProcesses.includes(name) : !tooLong.includes(name));
    return {
      shape,
      measures: measures.filter(isMeasured),
      leftOut: measures.filter((name) => !isMeasured(name)),
      rounds: numberOf('rounds', isQuick ? 1 : 3),
      seconds: numberOf('seconds', isQuick ? 2 : 3),
      products: numberOf('products', isShort ? 1_000 : 11_000),
    };
  });
}

function parse(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = {
    quick: /** @type {const} */ ({ type: 'boolean' }),
    only: text,
    shape: text,
    products: text,
    rounds: text,
    seconds: text,
  };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new ClearError(error.message);
  }
}
