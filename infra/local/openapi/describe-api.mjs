import { serviceNames } from '@mekong/contracts';
import { createHttpApp, openApiDocument } from '@mekong/service-defaults';
import { completeDocument } from './complete-document.mjs';

/** A configuration that suffices to build the routes; nothing connects to anything. */
const config = {
  DATABASE_URL: 'postgres://nowhere',
  AUTH_PUBLIC_KEY: 'none',
  EVENT_RETRY_DELAYS_MS: [1],
  PUBLIC_URL: 'http://localhost',
};

/** The API documents of the services, from their own routes and schemas, merged into one. */
export async function describeApi() {
  const documents = [];
  for (const name of serviceNames) documents.push(await describeService(name));
  const merged = {
    openapi: documents[0].openapi,
    info: {
      title: 'Mekong Gear API',
      version: '1',
      description:
        'Errors are RFC 9457 problems (application/problem+json). A session is a cookie, which the calls of logging in set.',
      license: { name: 'All rights reserved', url: '/' },
      contact: { name: 'Mekong Gear' },
    },
    components: {
      schemas: Object.assign({}, ...documents.map((document) => document.components.schemas)),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
    paths: Object.assign({}, ...documents.map((document) => document.paths)),
  };
  const { publicReadOf } = await import(
    new URL('../../../gateway/dist/routes/index.js', import.meta.url).href
  );
  const document = completeDocument(merged, (path) => publicReadOf(path) !== undefined);
  return `${JSON.stringify(document, null, 2)}\n`;
}

async function describeService(name) {
  const { AppModule } = await import(
    new URL(`../../../services/${name}/dist/app.module.js`, import.meta.url).href
  );
  const app = await createHttpApp(AppModule.register(config), { name, logLevel: 'silent', preview: true });
  return openApiDocument(app, name);
}
