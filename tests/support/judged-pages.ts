import type { BrowserContext, Request } from 'playwright-core';
import type { GivenAnswer } from '@mekong/testing';
import { judge } from './api-judge.js';

/** Judges what the pages of this session are answered by a judged shop. */
export function judgePages(context: BrowserContext): void {
  // A page that is closed meanwhile takes its answers along.
  context.on('requestfinished', (request) =>
    judge(request.url(), () => answerTo(request).catch(() => undefined)),
  );
}

async function answerTo(request: Request): Promise<GivenAnswer | undefined> {
  const response = await request.response();
  // Answers that a test makes up itself come from no server.
  if (!response || !(await response.serverAddr())) return undefined;
  const type = response.headers()['content-type'] ?? null;
  const { pathname, search } = new URL(request.url());
  const body: unknown = type?.includes('json') ? await response.json() : undefined;
  return { method: request.method(), path: pathname + search, status: response.status(), type, body };
}
