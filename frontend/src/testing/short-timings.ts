export * from '../lib/timings';

/** Screens that log in would wait for two seconds in each test. */
export const AUTH_WAIT_MS = 50;
