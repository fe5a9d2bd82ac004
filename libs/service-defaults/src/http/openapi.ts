import { applyDecorators, type INestApplication, type StreamableFile } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { problemSchema } from '@mekong/contracts';
import { ApiOperation, ApiResponse, loadSwagger } from './api-decorators.js';
import { documentAccess } from './documented-access.js';

const because: Record<number, string> = {
  400: 'Malformed or invalid: `errors` names the fields',
  401: 'No session',
  403: 'Wrong role, or the email is not verified',
  404: 'Not there, or not yours',
  409: 'Conflicts with the present state',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'The idempotency key was used for another request',
  429: 'Too many requests: see Retry-After',
};

const aProblem = { $ref: '#/components/schemas/Problem' };

/** The schema of a problem or its members, beside which there may be others. */
const schemaOf = (type: z.ZodType) => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { target: 'openapi-3.0', io: 'input' });
  return schema as object;
};

/** The answer of a call that returns nothing but a message. */
export const messageAnswer = z.object({ message: z.string() });

/** What is documented of a route that answers JSON. */
export const documentedAs = (summary: string, status: number, body: z.ZodType, problems: number[]) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiResponse({ status, standardSchema: body, description: 'Done' }),
    ...problems.map((code) => AnswersProblem(code)),
  );

/** Binds a decorator to the type of the method below it. */
type OnMethod<Answer> = <Method extends (...given: never[]) => Answer | Promise<Answer>>(
  target: object,
  name: string,
  method: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Documents a route: what it does, what it answers, and the problems it may answer with. Its method has to answer what the schema
 * describes.
 */
export const Answers = <Body extends z.ZodType>(
  summary: string,
  status: number,
  body: Body,
  ...problems: number[]
): OnMethod<z.output<Body>> => documentedAs(summary, status, body, problems);

/** The same for a method that may answer bytes which were made of such an answer before, and nothing with a 304. */
export const AnswersPacked = <Body extends z.ZodType>(
  summary: string,
  status: number,
  body: Body,
  ...problems: number[]
): OnMethod<z.output<Body> | StreamableFile | undefined> => documentedAs(summary, status, body, problems);

/** Documents a route whose answer is a file (or a stream) of one of these media types. */
export function AnswersFile(summary: string, types: string[], ...problems: number[]): MethodDecorator {
  const schema = { type: 'string', format: 'binary' };
  const content = Object.fromEntries(types.map((type) => [type.split(';')[0]!, { schema }]));
  return applyDecorators(
    ApiOperation({ summary }),
    ApiResponse({ status: 200, content, description: 'Done' }),
    ...problems.map((code) => AnswersProblem(code)),
  );
}

/** Documents one more problem that a route may answer with, and what its answer may have besides what every problem has. */
export function AnswersProblem(
  status: number,
  description = because[status],
  members?: z.ZodType,
): MethodDecorator {
  const schema = members ? { allOf: [aProblem, schemaOf(members)] } : aProblem;
  return ApiResponse({ status, content: { 'application/problem+json': { schema } }, description });
}

/** The document of an application's routes, from their decorators and schemas. */
export async function openApiDocument(app: INestApplication, title: string): Promise<OpenAPIObject> {
  const { DocumentBuilder, SwaggerModule } = await loadSwagger();
  const about = new DocumentBuilder().setTitle(title).setVersion('1').addCookieAuth('session').build();
  const document = SwaggerModule.createDocument(app, about);
  document.components!.schemas = { ...document.components!.schemas, Problem: schemaOf(problemSchema) };
  documentAccess(app, document);
  return document;
}
