import { api } from './api';
import { call, endpoint } from './call';
import type { Address } from './types';

/** The checkout waits no longer for the saved addresses: without them its form is as for a first order. */
const ADDRESSES_TIMEOUT_MS = 5_000;

export const addressesOf = ({ addresses }: { addresses: Address[] }): Address[] => addresses;

/** The user's saved addresses. */
export const addressesApi = api.enhanceEndpoints({ addTagTypes: ['Address'] }).injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query<Address[], void>({
      ...endpoint(
        () => call('/api/account/addresses', 'get', { timeout: ADDRESSES_TIMEOUT_MS }),
        addressesOf,
      ),
      providesTags: ['Address'],
    }),
  }),
});

export const { useGetAddressesQuery } = addressesApi;
