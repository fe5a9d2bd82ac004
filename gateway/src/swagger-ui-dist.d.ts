declare module 'swagger-ui-dist' {
  /** The folder of Swagger UI's files. */
  export function absolutePath(): string;
}
