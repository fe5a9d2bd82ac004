import { api } from './api';
import { call, endpoint } from './call';
import type { Schemas } from './schema';

export type Warranty = Schemas['Warranty'];

const warrantyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What has this serial number, and until when its warranty holds; a 404 where nothing has. */
    getWarranties: build.query<Warranty[], string>({
      ...endpoint(
        (serial) => call('/api/warranty/{serial}', 'get', { path: { serial } }),
        ({ warranties }) => warranties,
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyGetWarrantiesQuery } = warrantyApi;
