const kinds = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore', 'style', 'revert'];
const subjectForm = new RegExp(`^(?:${kinds.join('|')})(?:\\([\\w./-]+\\))?!?: \\S`);
/** What git writes by itself, or takes apart again. */
const ownOfGit = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;
const trailer = /^[A-Z][\w-]+: /;
const cutLine = /^# -+ >8 -+$/m;
const fewestWords = 5;

/**
 * What the message of a commit lacks: a conventional subject, a blank line after it, and a body that says why. Comments are no part
 * of it, nor is what `git commit --verbose` shows below its line.
 *
 * @param {string} message as git gives it to the hook
 * @returns {string[]}
 */
export function faultsOfMessage(message) {
  const [text = ''] = message.replaceAll('\r\n', '\n').split(cutLine);
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  const [subject = '', gap = '', ...body] = lines.join('\n').trim().split('\n');
  if (ownOfGit.test(subject)) return [];
  const why = body.filter((line) => !trailer.test(line)).join(' ');
  return [
    ...(subjectForm.test(subject)
      ? []
      : [`begin with ${kinds.join(', ')}: "fix(orders): what is different now"`]),
    ...(gap.trim() === '' ? [] : ['leave the second line empty']),
    ...(why.split(/\s+/).filter(Boolean).length >= fewestWords ? [] : ['say below why, in a sentence']),
  ];
}
