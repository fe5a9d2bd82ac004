/** The wait before the login and the logout call, in milliseconds. */
export const AUTH_WAIT_MS = 2000;

/** How long the paid order stays on screen before the profile opens, in milliseconds. */
export const PAID_REDIRECT_MS = 2000;

/** How long a person has to wait before asking for another verification code, in milliseconds. */
export const RESEND_WAIT_MS = 60_000;

/** How long a complete verification code stands before it is sent by itself, in milliseconds. */
export const CODE_REST_MS = 1000;

/** Resolves after `ms` milliseconds. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
