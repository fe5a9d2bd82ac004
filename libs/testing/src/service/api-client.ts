import type { Identity } from '@mekong/service-defaults';
import { faultOf } from '../documented-answers.js';
import { tokenOf } from './identities.js';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** The parsed JSON; the text where it is none. */
  body: ReturnType<typeof JSON.parse>;
}

export interface ApiClient {
  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  delete(path: string, headers?: Record<string, string>): Promise<ApiAnswer>;
}

/**
 * Calls a service as this identity (or as nobody), with these headers at every call. A FormData body is sent as multipart, anything
 * else as JSON. Throws where the answer is not as documented.
 */
export function apiClient(
  baseUrl: string,
  identity?: Identity,
  always: Record<string, string> = {},
): ApiClient {
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        ...(identity && { authorization: `Bearer ${tokenOf(identity)}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...always,
        ...headers,
      },
      body:
        body === undefined || isForm
          ? (body as FormData | undefined)
          : typeof body === 'string'
            ? body
            : JSON.stringify(body),
    });
    const { status, headers: answered } = response;
    const answer = { status, headers: answered, body: parsed(await response.text()) };
    const type = answered.get('content-type');
    const fault = faultOf({ method, path, status, type, body: answer.body });
    if (fault) throw new Error(fault);
    return answer;
  };
  return {
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
