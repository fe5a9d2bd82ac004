/** A failure that its message explains completely to the person at the terminal: shown without a stack. */
export class ClearError extends Error {
  name = 'ClearError';
}

/**
 * Shows a failure on stderr as its message alone, or with its stack under LOG_LEVEL=debug, and sets the exit code to 1.
 */
export function reportFailure(error) {
  const isDebug = process.env.LOG_LEVEL === 'debug';
  console.error(isDebug && error instanceof Error ? error.stack : (error?.message ?? String(error)));
  process.exitCode = 1;
}
