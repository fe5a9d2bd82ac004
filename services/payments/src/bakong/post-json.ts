/** More than any answer has; what is longer is no answer. */
const mostBytes = 1_000_000;

/** How a call was answered: with a status of 0 not at all. */
export interface HttpAnswer {
  status: number;
  text: string;
}

/** Sends JSON and reads the answer, within a time and a size. Never rejects, and follows no redirect, which would take the token along. */
export async function postJson(
  url: string,
  body: unknown,
  { ms, token }: { ms: number; token?: string },
): Promise<HttpAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ms),
    });
    return { status: response.status, text: await boundedText(response) };
  } catch {
    return { status: 0, text: '' };
  }
}

async function boundedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
