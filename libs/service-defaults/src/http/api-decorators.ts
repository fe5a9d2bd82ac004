import type * as Swagger from '@nestjs/swagger';

type Decorator = ClassDecorator & MethodDecorator;

/** What the decorators below have been told, in the order in which they were. */
const described: ((swagger: typeof Swagger) => void)[] = [];

/**
 * The decorators of @nestjs/swagger that the shop uses. They take effect when the API's document is written: a service
 * that only serves does not load that package, which takes a tenth of a start.
 */
export const ApiBody = later('ApiBody');
export const ApiConsumes = later('ApiConsumes');
export const ApiExcludeController = later('ApiExcludeController');
export const ApiExcludeEndpoint = later('ApiExcludeEndpoint');
export const ApiHeader = later('ApiHeader');
export const ApiOperation = later('ApiOperation');
export const ApiResponse = later('ApiResponse');
export const ApiTags = later('ApiTags');

/** Loads @nestjs/swagger, which then knows all that was decorated so far. */
export async function loadSwagger(): Promise<typeof Swagger> {
  const swagger = await import('@nestjs/swagger');
  for (const describe of described.splice(0)) describe(swagger);
  return swagger;
}

function later<Name extends keyof typeof Swagger>(name: Name) {
  type Original = Extract<(typeof Swagger)[Name], (...options: never[]) => unknown>;
  return (...options: Parameters<Original>): Decorator =>
    (...target: unknown[]) => {
      described.push((swagger) => {
        const decorate = swagger[name] as unknown as (...all: unknown[]) => (...at: unknown[]) => void;
        decorate(...options)(...target);
      });
    };
}
