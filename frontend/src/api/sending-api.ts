import { api } from './api';
import { call, endpoint } from './call';
import type { Sending, SendingEdit } from './types';

const sendingApi = api.enhanceEndpoints({ addTagTypes: ['Sending', 'Telegram'] }).injectEndpoints({
  endpoints: (build) => ({
    /** From whom mails come, and whether there is a bot in Telegram. */
    getSending: build.query<Sending, void>({
      ...endpoint(
        () => call('/api/admin/sending', 'get'),
        ({ sending }) => sending,
      ),
      providesTags: ['Sending'],
    }),
    changeSending: build.mutation<unknown, SendingEdit>({
      ...endpoint((body) => call('/api/admin/sending', 'put', { body })),
      // After a refusal too: somebody else may have changed it.
      invalidatesTags: ['Sending', 'Telegram'],
    }),
  }),
});

export const { useGetSendingQuery, useChangeSendingMutation } = sendingApi;
