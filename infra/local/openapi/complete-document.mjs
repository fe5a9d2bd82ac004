/** The tags of routes with what they are about. */
const tags = {
  account: "One's own account: profile, password, addresses, sessions, two-step login",
  analytics: 'Figures of the shop',
  auth: 'Signing up, logging in and out, verifying the email',
  brands: 'Brands, and which of them a category has',
  checkout: 'What a cart costs, placing an order',
  images: 'Images of products and brands, and the library of them',
  invoices: 'Invoices and credit notes, who sells, the rates of the day',
  mailbox: 'Mails that were sent, where no mail server is set',
  notifications: 'Alerts of staff, and the log of mails',
  operations: 'Events that failed, parts of the shop, backups',
  orders: 'Orders for their customers and for staff',
  pages: 'Texts of the shop',
  payment: 'Paying, the QR code, the riel rate',
  products: 'Browsing, searching and managing products',
  'promo codes': 'Codes that take something off an order',
  reports: 'Reports by pages and as files',
  returns: 'What customers send back, until its money is given back',
  'past orders': 'Orders and customers of the shop system before, to look up',
  reviews: 'Reviews of products',
  questions: 'Questions about products, and their answers',
  synonyms: 'Words that mean the same in searches',
  users: 'Users, invitations and the audit log, for staff',
};

/** The names under which problems are shared, by status. Statuses that any route may answer with stand in `refusedByAny`. */
const names = {
  400: 'Invalid',
  401: 'NotLoggedIn',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  414: 'AddressTooLong',
  415: 'WrongMediaType',
  422: 'KeyReused',
  429: 'TooManyRequests',
  503: 'Unavailable',
};

const descriptions = {
  400: 'Malformed or invalid: `errors` names the fields',
  403: 'Wrong role, the email is not verified, or a page of another site sent it (`FOREIGN_ORIGIN`)',
  404: 'Not there, or not yours',
  413: 'Too large',
  414: 'The address is too long',
  415: 'Wrong media type',
  429: 'Too many requests: see Retry-After',
  503: 'A part of the shop does not answer, or too many wait: see Retry-After',
};

/** What the gateway and every service may refuse a call with, whatever the route. */
const refusedByAny = [400, 414, 429, 503];
const refusedWithBody = [403, 413, 415];

/**
 * Completes the document of all routes: what any call may be refused with stands once in `components.responses`, and every
 * schema is one that validators and generators of clients read alike. `isKept` tells whether the gateway keeps the answers of a
 * path for everybody, and so tells callers by their ETag that nothing has changed.
 */
export function completeDocument(document, isKept) {
  const responses = {};
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const completed = completeResponses(path, method, operation.responses, responses);
      const isWithTag = method === 'get' && operation.security.length === 0 && isKept(path);
      operation.responses = isWithTag ? withTag(completed) : completed;
    }
  const schemas = /** @type {object} */ (withPlainSchemas(document));
  const { openapi, info, components, paths } = /** @type {typeof document} */ (schemas);
  const used = new Set(Object.values(paths).flatMap((one) => Object.values(one).flatMap((op) => op.tags)));
  return {
    openapi,
    info,
    servers: [{ url: '/', description: 'The shop that serves this document' }],
    tags: Object.entries(tags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    components: {
      schemas: components.schemas,
      responses: sorted(responses),
      securitySchemes: components.securitySchemes,
    },
    paths,
  };
}

function completeResponses(path, method, own, shared) {
  const statuses = [
    ...refusedByAny,
    ...(path.includes('{') ? [404] : []),
    ...(method === 'get' ? [] : refusedWithBody),
  ];
  const all = {
    ...Object.fromEntries(statuses.map((status) => [status, problem(descriptions[status])])),
    ...own,
  };
  const completed = Object.entries(all).map(([status, answer]) => [status, share(status, answer, shared)]);
  return {
    ...Object.fromEntries(completed),
    default: share('default', problem('Any other problem'), shared),
  };
}

/** With what says that an answer is still the same. */
const withTag = ({ 200: found, ...others }) => ({
  200: { ...found, headers: { ...found.headers, ETag: { schema: { type: 'string' } } } },
  304: { description: 'As it was when it had the ETag of the If-None-Match header' },
  ...others,
});

/** The answer, or a reference where it is a problem without members of its own. */
function share(status, answer, shared) {
  if (answer.content?.['application/problem+json']?.schema.$ref === undefined) return answer;
  const isRepeatable = answer.description.includes('same key');
  const name = status === 'default' ? 'Problem' : `${names[status]}${isRepeatable ? 'OrRepeated' : ''}`;
  const description = isRepeatable ? answer.description : (descriptions[status] ?? answer.description);
  shared[name] ??= problem(description);
  return { $ref: `#/components/responses/${name}` };
}

/** With these the answer says when to ask again. */
const waits = [descriptions[429], descriptions[503]];
const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

const problem = (description) => ({
  description,
  ...(waits.includes(description) && { headers: retryAfter }),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const sorted = (things) => Object.fromEntries(Object.entries(things).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Without the limits that all whole numbers have; what may be null has a type beside. */
function withPlainSchemas(thing) {
  if (Array.isArray(thing)) return thing.map(withPlainSchemas);
  if (typeof thing !== 'object' || thing === null) return thing;
  const plain = Object.fromEntries(
    Object.entries(thing)
      .filter(([key, value]) => !(isLimit(key) && Math.abs(value) === Number.MAX_SAFE_INTEGER))
      .map(([key, value]) => [key, withPlainSchemas(value)]),
  );
  if (plain.nullable === true && plain.type === undefined) return withNull(plain);
  if (plain.nullable === true && plain.enum && !plain.enum.includes(null)) plain.enum.push(null);
  return plain.allOf?.length === 1 && Object.keys(plain).length === 1 ? plain.allOf[0] : plain;
}

const isLimit = (key) => key === 'minimum' || key === 'maximum';

/** `nullable` alone says nothing, and no null passes an `allOf` of things: null becomes one of the choices. */
function withNull({ nullable: _, allOf, anyOf, ...others }) {
  const choices = anyOf ?? (allOf.length === 1 ? allOf : [{ allOf }]);
  return {
    ...others,
    anyOf: [...choices, { type: choices[0].type ?? 'object', nullable: true, enum: [null] }],
  };
}
