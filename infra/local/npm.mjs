/**
 * How npm is started: the same one as runs this process, if npm does.
 *
 * @param {string[]} args
 * @returns {[command: string, args: string[], options: { shell: boolean }]} for `spawn` and the like
 */
export function npmWith(args) {
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  if (npm) return [process.execPath, [npm, ...args], { shell: false }];
  // On Windows npm is a script for the shell.
  return ['npm', args, { shell: process.platform === 'win32' }];
}
