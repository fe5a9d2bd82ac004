import { fieldErrorsOf } from './field-errors';
import { serverMessage, statusOf } from './problem';

describe('serverMessage', () => {
  it("is the problem's message", () => {
    expect(serverMessage({ status: 409, data: { message: 'Email is taken' } })).toBe('Email is taken');
  });

  it.each([
    ['no answer', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }],
    [
      'an answer that is not JSON',
      { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'x' },
    ],
    ['a message that is not a text', { status: 400, data: { message: [{ field: 'a' }] } }],
    ['an empty message', { status: 400, data: { message: ' ' } }],
    ['nothing', undefined],
  ])('is null for %s', (_case, error) => {
    expect(serverMessage(error)).toBeNull();
  });
});

describe('statusOf', () => {
  it('knows the status of an answer that is not JSON', () => {
    expect(statusOf({ status: 'PARSING_ERROR', originalStatus: 404 })).toBe(404);
  });
});

describe('fieldErrorsOf', () => {
  it('lists the error of each field', () => {
    const errors = [{ field: 'email', message: 'Email is required' }];
    expect(fieldErrorsOf({ status: 400, data: { errors } })).toEqual(errors);
  });

  it.each([undefined, { status: 500, data: {} }, { status: 400, data: { errors: 'no list' } }])(
    'is empty for %p',
    (error) => {
      expect(fieldErrorsOf(error)).toEqual([]);
    },
  );
});
