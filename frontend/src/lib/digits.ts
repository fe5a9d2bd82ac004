import { withLatinDigits } from '../../../libs/contracts/src/digits';

export { typedCode, withLatinDigits } from '../../../libs/contracts/src/digits';

/** Only the digits of a text, in Latin script. */
export function digitsIn(text: string): string {
  return withLatinDigits(text).replace(/\D/g, '');
}
