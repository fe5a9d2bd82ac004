import { jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { answerProblem } from '../src/http/answer-problem.js';

let server: FastifyInstance;
let lines: Record<string, unknown>[];
let failure: Error;

beforeEach(() => {
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const logger = pino({}, { write });
  server = Fastify();
  server.setErrorHandler((error, request, reply) => answerProblem(logger, error, request, reply));
  server.get('/', async () => {
    throw failure;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const failing = async (times: number, error: Error) => {
  failure = error;
  for (let n = 0; n < times; n += 1) await server.inject('/');
};
const withCode = (code: string, message = code) => Object.assign(new Error(message), { code });

describe('calls that fail', () => {
  it('as the database is away have one line for each reason', async () => {
    await failing(50, withCode('ECONNREFUSED'));
    await failing(50, withCode('57P03'));
    expect(lines).toHaveLength(2);
  });

  it('as its disk is full have one line, whichever file is named', async () => {
    await failing(1, withCode('53100', 'could not extend file "base/1/2"'));
    await failing(1, withCode('53100', 'could not extend file "base/1/3"'));
    expect(lines).toHaveLength(1);
  });

  it('as it is away still have one in the next minute, with the number of those between', async () => {
    await failing(50, withCode('ECONNREFUSED'));
    const { now } = performance;
    jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 61_000);
    await failing(1, withCode('ECONNREFUSED'));
    expect(lines.map(({ unlogged }) => unlogged)).toEqual([0, 49]);
  });

  it('as the shop is at fault have a line each', async () => {
    await failing(5, new TypeError('x is not a function'));
    expect(lines).toHaveLength(5);
  });
});
