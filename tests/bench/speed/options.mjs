import { parseArgs } from 'node:util';
import { ClearError } from '../../../infra/local/clear-error.mjs';
import { measureNames } from './lines.mjs';

const ofProcesses = ['checkouts', 'checkouts-same', 'orders', 'order-cost'];
const wholeNumber = (name, text) => {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new ClearError(`--${name} is "${text}"; it must be a whole number above 0.`);
};

/**
 * Reads the command line: which measures of which shop, how often, how long (seconds) and with how many products. Throws a
 * ClearError that says what is wrong with it.
 */
export function readOptions(args) {
  const values = parse(args);
  const isQuick = Boolean(values.quick);
  const chosen = values.only?.split(',') ?? measureNames;
  const unknown = chosen.filter((name) => !measureNames.includes(name));
  if (unknown.length > 0)
    throw new ClearError(`There is no ${unknown.join(', ')}. There are: ${measureNames.join(', ')}.`);
  const shapes = { one: ['one'], processes: ['processes'], both: ['one', 'processes'] }[
    values.shape ?? 'both'
  ];
  if (!shapes) throw new ClearError(`--shape is "${values.shape}"; it must be one, processes or both.`);
  const isShort = isQuick && !values.only;
  const products = wholeNumber('products', values.products ?? (isQuick ? 2_000 : 11_000));
  return shapes.map((shape) => ({
    shape,
    measures: isShort && shape === 'processes' ? chosen.filter((name) => ofProcesses.includes(name)) : chosen,
    rounds: wholeNumber('rounds', values.rounds ?? (isQuick ? 1 : 3)),
    seconds: wholeNumber('seconds', values.seconds ?? (isQuick ? 1 : 3)),
    products: isShort && shape === 'processes' ? Math.min(products, 1_000) : products,
  }));
}

function parse(args) {
  const text = { type: 'string' };
  try {
    const options = {
      quick: { type: 'boolean' },
      only: text,
      shape: text,
      products: text,
      rounds: text,
      seconds: text,
    };
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new ClearError(error.message);
  }
}
