import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What the browser may do with our pages: nothing from or to anybody else. */
export async function secureHeaders(fastify: FastifyInstance, publicUrl: string): Promise<void> {
  const isHttps = publicUrl.startsWith('https:');
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // antd writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
