import { problemOf, serverMessage, type Fault } from '../../api/problem';

/** Translates a fault by its code and params; null when the language has no text for it. */
export type FaultTranslator = (fault: Fault) => string | null;

/** The text of a fault, with the file's name where it is about one; the server's English message when there is no translation. */
export function translateFault(fault: Fault, translator?: FaultTranslator): string {
  const text = translator?.(fault);
  return text == null ? fault.message : withFile(fault, text);
}

/** Why the server refused a call, with the file's name where it is about one of a form; null when it gave no reason to show. */
export function translateProblem(error: unknown, translator?: FaultTranslator): string | null {
  const message = serverMessage(error);
  if (!message) return null;
  const problem = { ...problemOf(error), message };
  return withFile(problem, translator?.(problem) ?? message);
}

function withFile({ params }: Fault, text: string): string {
  return typeof params?.file === 'string' ? `${params.file}: ${text}` : text;
}
