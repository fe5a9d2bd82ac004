import { parseArgs } from 'node:util';
import { ClearError } from '../../../infra/local/clear-error.mjs';
import { measureNames } from './lines.mjs';

/** The measures of a quick run in many processes, and those that are for one process only. */
const quickOfProcesses = ['checkouts', 'checkouts-same', 'orders', 'order-cost'];
const ofOneProcess = ['memory', 'start', 'big'];
const wholeNumber = (name, text) => {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new ClearError(`--${name} is "${text}"; it must be a whole number above 0.`);
};

/**
 * Reads the command line: the shapes, measures, rounds, seconds and number of products. Throws a ClearError if it is
 * invalid.
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
    const isShort = isQuick && !values.only && shape === 'processes';
    return {
      shape,
      measures: chosen.filter((name) => isMeasured(name, shape, isShort)),
      rounds: numberOf('rounds', isQuick ? 1 : 3),
      seconds: numberOf('seconds', isQuick ? 2 : 3),
      products: numberOf('products', isShort ? 1_000 : 11_000),
    };
  });
}

function isMeasured(name, shape, isShort) {
  if (shape === 'one') return true;
  return isShort ? quickOfProcesses.includes(name) : !ofOneProcess.includes(name);
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
