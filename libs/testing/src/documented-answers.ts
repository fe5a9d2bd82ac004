import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

type Json = ReturnType<typeof JSON.parse>;

/** An answer of the API as a client got it. */
export interface GivenAnswer {
  method: string;
  /** With or without its query. */
  path: string;
  status: number;
  /** Its content type; null where it has none. */
  type: string | null;
  /** Parsed where it is JSON. */
  body: unknown;
}

/** Reads the document when the first answer is judged: most who import these helpers judge none. */
function readDocument() {
  const document = JSON.parse(
    readFileSync(new URL('../../../gateway/openapi.json', import.meta.url), 'utf8'),
  ) as Json;
  const ajv = new Ajv({ strict: false, logger: false });
  formats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: 'api', components: document.components });
  /** The documented paths, those with fewer gaps first. */
  const templates = Object.keys(document.paths)
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((template) => ({ template, form: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return { document, ajv, templates, compiled: new Map<object, ValidateFunction>() };
}

let read: ReturnType<typeof readDocument> | undefined;
const api = () => (read ??= readDocument());

/** What the document of the API does not say of an answer; undefined where they agree, and for routes that it does not have. */
export function faultOf({ method, path, status, type, body }: GivenAnswer): string | undefined {
  const found = api().templates.find(
    ({ template, form }) => form.test(path.split('?')[0]!) && operationOf(template, method),
  );
  if (!found || status === 304) return undefined;
  const name = `${method} ${found.template} answered ${status}`;
  const { responses } = operationOf(found.template, method);
  const answer = resolved(responses[status] ?? (status >= 400 ? responses.default : undefined));
  if (!answer) return `${name}, which is not documented`;
  const media = (type ?? '').split(';')[0]!;
  const schema = answer.content?.[media]?.schema;
  if (!schema) return `${name} as ${media || 'nothing'}, which is not documented`;
  if (!media.endsWith('json')) return undefined;
  const validate = validatorOf(schema);
  return validate(body) ? undefined : `${name}: ${api().ajv.errorsText(validate.errors)}`;
}

const operationOf = (template: string, method: string): Json =>
  api().document.paths[template][method.toLowerCase()];

const resolved = (answer: Json): Json =>
  answer?.$ref ? api().document.components.responses[answer.$ref.split('/').at(-1)] : answer;

function validatorOf(schema: object): ValidateFunction {
  const { ajv, compiled } = api();
  const known = compiled.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/');
  const made = ajv.compile(JSON.parse(text));
  compiled.set(schema, made);
  return made;
}
