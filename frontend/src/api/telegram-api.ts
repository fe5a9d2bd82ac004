import { api } from './api';
import { call, endpoint } from './call';
import type { TelegramCode, TelegramState } from './types';

/** The chat of Telegram that is connected to the user's account. */
const telegramApi = api.enhanceEndpoints({ addTagTypes: ['Telegram'] }).injectEndpoints({
  endpoints: (build) => ({
    getTelegram: build.query<TelegramState, void>({
      ...endpoint(
        () => call('/api/account/telegram', 'get'),
        ({ telegram }) => telegram,
      ),
      providesTags: ['Telegram'],
    }),
    /** Answers a code that connects a chat; the one of before works no more. */
    connectTelegram: build.mutation<TelegramCode, void>({
      ...endpoint(() => call('/api/account/telegram', 'post')),
    }),
    disconnectTelegram: build.mutation<unknown, void>({
      ...endpoint(() => call('/api/account/telegram', 'delete')),
      invalidatesTags: ['Telegram'],
    }),
  }),
});

export const { useGetTelegramQuery, useConnectTelegramMutation, useDisconnectTelegramMutation } = telegramApi;
