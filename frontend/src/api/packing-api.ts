import { api } from './api';
import { call, endpoint } from './call';
import type { JsonBody, Schemas } from './schema';

export type WhoShips = Schemas['WhoShips'];
type Packing = JsonBody<'/api/admin/orders/{orderId}/packing', 'put'>;
type Serials = JsonBody<'/api/admin/orders/{orderId}/serials', 'put'>;

const packingApi = api.enhanceEndpoints({ addTagTypes: ['WhoShips'] }).injectEndpoints({
  endpoints: (build) => ({
    packOrder: build.mutation<unknown, { orderId: string; packing: Packing }>({
      ...endpoint(({ orderId, packing }) =>
        call('/api/admin/orders/{orderId}/packing', 'put', { path: { orderId }, body: packing }),
      ),
      // Also when it is refused: somebody else has packed it.
      invalidatesTags: ['AdminOrder'],
    }),
    noteSerials: build.mutation<unknown, { orderId: string; serials: Serials }>({
      ...endpoint(({ orderId, serials }) =>
        call('/api/admin/orders/{orderId}/serials', 'put', { path: { orderId }, body: serials }),
      ),
      invalidatesTags: (_answer, error) => (error ? [] : ['AdminOrder']),
    }),
    getWhoShips: build.query<WhoShips, void>({
      ...endpoint(() => call('/api/admin/who-ships', 'get')),
      providesTags: ['WhoShips'],
    }),
    changeWhoShips: build.mutation<unknown, Pick<WhoShips, 'sellers_may_ship' | 'version'>>({
      ...endpoint((body) => call('/api/admin/who-ships', 'patch', { body })),
      invalidatesTags: ['WhoShips'],
    }),
  }),
});

export const {
  usePackOrderMutation,
  useNoteSerialsMutation,
  useGetWhoShipsQuery,
  useChangeWhoShipsMutation,
} = packingApi;
