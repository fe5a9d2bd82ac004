import { problemOf, serverMessage, type Fault } from '../../api/problem';

/** A fault in the words of a language; null where the language has none for its code. */
export type Wording = (fault: Fault) => string | null;

/** What is wrong with a field or a row; in English, and where there are no other words, as the server says it. */
export function translateFault(fault: Fault, wording?: Wording): string {
  return wording?.(fault) ?? fault.message;
}

/** Why the server refused a call; null when it gave no reason fit to show. */
export function translateProblem(error: unknown, wording?: Wording): string | null {
  const message = serverMessage(error);
  return message && translateFault({ ...problemOf(error), message }, wording);
}
