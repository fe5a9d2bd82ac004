import { jest } from '@jest/globals';

/** Real servers take their time on a busy machine; a test that hangs still ends. */
jest.setTimeout(120_000);
