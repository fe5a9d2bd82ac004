/** A failure whose message tells the person at the terminal everything, so it is printed without a stack. */
export class ClearError extends Error {
  name = 'ClearError';
}

/**
 * Prints the message of a failure to stderr, with its stack under LOG_LEVEL=debug, and sets the exit code to 1.
 */
export function reportFailure(error) {
  const isDebug = process.env.LOG_LEVEL === 'debug';
  console.error(isDebug && error instanceof Error ? error.stack : (error?.message ?? String(error)));
  process.exitCode = 1;
}
