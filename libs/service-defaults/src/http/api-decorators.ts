import type * as Swagger from '@nestjs/swagger';

type Decorator = ClassDecorator & MethodDecorator;

/** The calls of the decorators below, in order, until they take effect. */
const described: ((swagger: typeof Swagger) => void)[] = [];

/**
 * The decorators of @nestjs/swagger that the shop uses. They take effect when the API document is written: a service that
 * only serves does not load that package, which would take a tenth of its start.
 */
export const ApiBody = deferred('ApiBody');
export const ApiConsumes = deferred('ApiConsumes');
export const ApiExcludeController = deferred('ApiExcludeController');
export const ApiExcludeEndpoint = deferred('ApiExcludeEndpoint');
export const ApiHeader = deferred('ApiHeader');
export const ApiOperation = deferred('ApiOperation');
export const ApiResponse = deferred('ApiResponse');
export const ApiTags = deferred('ApiTags');

/** Loads @nestjs/swagger and applies the decorators to it. */
export async function loadSwagger(): Promise<typeof Swagger> {
  const swagger = await import('@nestjs/swagger');
  for (const describe of described.splice(0)) describe(swagger);
  return swagger;
}

function deferred<Name extends keyof typeof Swagger>(name: Name) {
  type Original = Extract<(typeof Swagger)[Name], (...options: never[]) => unknown>;
  return (...options: Parameters<Original>): Decorator =>
    (...target: unknown[]) => {
      described.push((swagger) => {
        const decorate = swagger[name] as unknown as (...all: unknown[]) => (...at: unknown[]) => void;
        decorate(...options)(...target);
      });
    };
}
