import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import { addressesApi, addressesOf } from './addresses-api';
import type { ShopBaseQuery } from './api';
import { call, endpoint } from './call';
import { statusOf } from './problem';
import { renewUser } from './renew-user';
import type { Address, AddressEdit, AddressFacts } from './types';

type OnChange<Change> = TypedMutationOnQueryStarted<Address[], Change, ShopBaseQuery, 'api'>;

/** Every change answers all addresses; the user's phone and address are those of the default one. */
const keepAnswer: OnChange<unknown> = async (_change, { dispatch, queryFulfilled }) => {
  const answer = await queryFulfilled.catch(() => null);
  if (!answer) return;
  await dispatch(addressesApi.util.upsertQueryData('getAddresses', undefined, answer.data));
  await renewUser(dispatch);
};

/** An address that is no longer there was deleted elsewhere: the list is asked for again. */
const ifGone = (_addresses: unknown, error: unknown) =>
  statusOf(error) === 404 ? (['Address'] as const) : [];

/** Changes of saved addresses: few checkouts need them. */
export const addressEditsApi = addressesApi.injectEndpoints({
  endpoints: (build) => ({
    addAddress: build.mutation<Address[], AddressFacts>({
      ...endpoint((body) => call('/api/account/addresses', 'post', { body }), addressesOf),
      onQueryStarted: keepAnswer,
    }),
    editAddress: build.mutation<Address[], { id: string; edit: AddressEdit }>({
      ...endpoint(
        ({ id, edit }) => call('/api/account/addresses/{id}', 'patch', { path: { id }, body: edit }),
        addressesOf,
      ),
      onQueryStarted: keepAnswer,
      invalidatesTags: ifGone,
    }),
    removeAddress: build.mutation<Address[], string>({
      ...endpoint((id) => call('/api/account/addresses/{id}', 'delete', { path: { id } }), addressesOf),
      onQueryStarted: keepAnswer,
      invalidatesTags: ifGone,
    }),
  }),
});

export const { useAddAddressMutation, useEditAddressMutation, useRemoveAddressMutation } = addressEditsApi;
