import type { Identity } from '@mekong/service-defaults';
import { faultOf, type GivenAnswer } from '../documented-answers.js';
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

/** Calls a service as this identity (or as nobody), with these headers at every call. A FormData body is sent as multipart, anything else as JSON. */
export function apiClient(
  baseUrl: string,
  identity?: Identity,
  always: Record<string, string> = {},
  judge: (given: GivenAnswer) => void = () => undefined,
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
    judge({ method, path, status, type: answered.get('content-type'), body: answer.body });
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

/** The same for a service of this version: throws where an answer is not as the document of the API says. */
export const documentedClient = (
  baseUrl: string,
  identity?: Identity,
  always?: Record<string, string>,
): ApiClient => apiClient(baseUrl, identity, always, refuseUndocumented);

function refuseUndocumented(given: GivenAnswer): void {
  const fault = faultOf(given);
  if (fault) throw new Error(fault);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
