const oneDayCalls = (limit) => ({
  status: 200,
  body: {
    responseCode: 1,
    responseMessage: `Daily request limit of ${limit} exceeded.`,
    errorCode: 17,
    data: null,
  },
});

/** What a firewall before the bank shows. */
const page = (status, title) => ({
  status,
  html: `<html><head><title>${status} ${title}</title></head><body><center><h1>${status} ${title}</h1></center></body></html>`,
});

export const unauthorised = {
  status: 401,
  body: { responseCode: 1, responseMessage: 'Unauthorized', errorCode: 6, data: null },
};

const failing = {
  status: 500,
  body: { timestamp: '2026-01-01T00:00:00.000+00:00', status: 500, error: 'Internal Server Error' },
};

/**
 * How the bank can be made to behave. `words` are the page's; `before` answers in place of the bank, `counted` once it knows who asks
 * and has counted the call.
 *
 * @type {Record<string, { words: string, before?: (call: { name: string }) => object | undefined, counted?: (limit: number) => object }>}
 */
export const moods = {
  normal: { words: 'Normal' },
  slow: { words: 'Slow (answers after half a minute)' },
  'out-of-budget': { words: "The day's calls are used up (error code 17)", counted: oneDayCalls },
  unauthorised: { words: 'Refuses every token (401)', before: needsToken(unauthorised) },
  'token-ended': { words: 'Refuses the tokens of before (401 until renewed)' },
  forbidden: { words: 'Shuts its door (403 with a page)', before: () => page(403, 'Forbidden') },
  'no-list': {
    words: 'Has no list (403 with a page for lists only)',
    before: ({ name }) => (name === 'check_transaction_by_md5_list' ? page(403, 'Forbidden') : undefined),
  },
  failing: { words: 'Fails (500)', before: () => failing },
  'not-json': { words: 'Answers 200 with a page', before: () => page(200, 'OK') },
  gone: { words: 'Is gone (hangs up)', before: () => ({ hangsUp: true }) },
};

/** Whose calls take part in the day's limit, and need a token. */
export const isFree = (name) => ['renew_token', 'generate_deeplink_by_qr'].includes(name);

function needsToken(answer) {
  return ({ name }) => (isFree(name) ? undefined : answer);
}

export const usedUp = oneDayCalls;
