import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import { api, type ShopBaseQuery } from './api';
import { call, endpoint } from './call';
import { renewUser } from './renew-user';
import type { Address, AddressFacts } from './types';

/** The checkout waits no longer for the saved addresses: without them its form is as for a first order. */
const ADDRESSES_TIMEOUT_MS = 5_000;

export const addressesOf = ({ addresses }: { addresses: Address[] }): Address[] => addresses;

type OnChange<Change> = TypedMutationOnQueryStarted<Address[], Change, ShopBaseQuery, 'api'>;

/** Every change answers all addresses; the user's phone and address are those of the default one. */
export const keepAnswer: OnChange<unknown> = async (_change, { dispatch, queryFulfilled }) => {
  const answer = await queryFulfilled.catch(() => null);
  if (!answer) return;
  await dispatch(addressesApi.util.upsertQueryData('getAddresses', undefined, answer.data));
  await renewUser(dispatch);
};

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
    addAddress: build.mutation<Address[], AddressFacts>({
      ...endpoint((body) => call('/api/account/addresses', 'post', { body }), addressesOf),
      onQueryStarted: keepAnswer,
    }),
  }),
});

export const { useGetAddressesQuery, useAddAddressMutation } = addressesApi;
