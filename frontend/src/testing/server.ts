import { setupServer } from 'msw/node';

/** Answers the API's calls in tests; each test adds the handlers that it needs. */
export const server = setupServer();
