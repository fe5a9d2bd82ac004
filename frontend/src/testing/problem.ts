import { HttpResponse } from 'msw';

/** An error answer in the API's form. */
export function problem(status: number, members: Record<string, unknown>) {
  return HttpResponse.json(
    { status, ...members },
    {
      status,
      headers: { 'content-type': 'application/problem+json' },
    },
  );
}
