import { addressesApi, addressesOf, keepAnswer } from './addresses-api';
import { call, endpoint } from './call';
import { statusOf } from './problem';
import type { Address, AddressEdit } from './types';

/** An address that is no longer there was deleted elsewhere: the list is asked for again. */
const ifGone = (_addresses: unknown, error: unknown) =>
  statusOf(error) === 404 ? (['Address'] as const) : [];

/** Changes of saved addresses, which the checkout does without. */
const addressEditsApi = addressesApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useEditAddressMutation, useRemoveAddressMutation } = addressEditsApi;
