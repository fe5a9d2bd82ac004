import { api } from './api';
import { call, endpoint } from './call';
import { problemOf } from './problem';

interface AskedAlert {
  id: number;
  /** Missing for whoever is logged in. */
  email?: string;
  /** Asks for a lower price than this one, rather than for the product to be back. */
  price?: number;
  language: 'km' | 'en';
}

/** Mails about products that somebody waits for. */
const productAlertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers whether a mail asks the address first. */
    askAlert: build.mutation<boolean, AskedAlert>({
      ...endpoint(
        ({ id, ...body }) => call('/api/products/{id}/notify-me', 'post', { path: { id: String(id) }, body }),
        ({ needs_confirming }) => needs_confirming,
      ),
      // What the page shows is older than what the shop has just said.
      invalidatesTags: (_asked, error) =>
        problemOf(error)?.code === 'NOTHING_TO_WAIT_FOR' ? [{ type: 'Product', id: 'shown' }] : [],
    }),
    confirmAlert: build.mutation<unknown, string>({
      ...endpoint((token) => call('/api/product-alerts/confirm', 'post', { body: { token } })),
    }),
    endAlert: build.mutation<unknown, string>({
      ...endpoint((token) => call('/api/product-alerts/end', 'post', { body: { token } })),
    }),
  }),
});

export const { useAskAlertMutation, useConfirmAlertMutation, useEndAlertMutation } = productAlertsApi;
