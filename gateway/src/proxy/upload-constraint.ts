import { isUpload } from '@mekong/service-defaults';
import type { FastifyInstance } from 'fastify';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type Handler = Parameters<ReturnType<Strategy['storage']>['set']>[1];

/** Lets routes be for uploads only: `{ constraints: { upload: true } }`. */
export const uploadConstraint: Strategy = {
  name: 'upload',
  storage: () => {
    let handler: Handler | null = null;
    return {
      get: (upload) => (upload ? handler : null),
      set: (_upload, one) => void (handler = one),
    };
  },
  deriveConstraint: (request) => isUpload(request as Parameters<typeof isUpload>[0]) || undefined,
};
