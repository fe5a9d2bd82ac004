import { api } from './api';
import type { AlertPage, AlertPreferences, DeadLetter, MailLogPage } from './types';

/** What the inbox is narrowed to; an empty text stands for no wish. */
interface AlertSearch {
  page: number;
  kind: string;
  unread: string;
}

/** What the log of mails is narrowed to; an empty text stands for no wish. */
interface MailSearch {
  page: number;
  q: string;
  status: string;
  kind: string;
}

const wanted = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));

const notificationsApi = api
  .enhanceEndpoints({ addTagTypes: ['Alert', 'Mail', 'DeadLetter'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getAlerts: build.query<AlertPage, AlertSearch>({
        query: (search) => ({ url: '/api/notifications', params: wanted(search) }),
        providesTags: ['Alert'],
      }),
      /** How many alerts one has not read yet. */
      getUnreadCount: build.query<number, void>({
        query: () => '/api/notifications?limit=1',
        transformResponse: ({ unread }: AlertPage) => unread,
        providesTags: ['Alert'],
      }),
      readAlerts: build.mutation<{ unread: number }, { ids: number[] } | { all: true }>({
        query: (body) => ({ url: '/api/notifications/read', method: 'POST', body }),
        invalidatesTags: ['Alert'],
      }),
      getAlertPreferences: build.query<AlertPreferences, void>({
        query: () => '/api/notifications/preferences',
        providesTags: ['Alert'],
      }),
      setAlertPreferences: build.mutation<AlertPreferences, AlertPreferences['preferences']>({
        query: (body) => ({ url: '/api/notifications/preferences', method: 'PUT', body }),
        invalidatesTags: ['Alert'],
      }),
      getMails: build.query<MailLogPage, MailSearch>({
        query: (search) => ({ url: '/api/admin/mails', params: wanted(search) }),
        providesTags: ['Mail'],
      }),
      getDeadLetters: build.query<DeadLetter[], string>({
        query: (service) => `/api/admin/dead-letters/${service}`,
        transformResponse: ({ dead_letters }: { dead_letters: DeadLetter[] }) => dead_letters,
        providesTags: ['DeadLetter'],
      }),
      /** Has a service handle what it has set aside once more: all of it, or the event with this id. */
      replayDeadLetters: build.mutation<{ replayed: number }, { service: string; id?: string }>({
        query: ({ service, id }) => ({
          url: `/api/admin/dead-letters/${service}/replay`,
          method: 'POST',
          body: { id },
        }),
        invalidatesTags: ['DeadLetter'],
      }),
      resendMail: build.mutation<unknown, string>({
        query: (id) => ({ url: `/api/admin/mails/${id}/resend`, method: 'POST' }),
        invalidatesTags: ['Mail'],
      }),
    }),
  });

/** There are other alerts than those that were loaded. */
export const alertsChanged = () => notificationsApi.util.invalidateTags(['Alert']);

export const {
  useGetAlertsQuery,
  useGetUnreadCountQuery,
  useReadAlertsMutation,
  useGetAlertPreferencesQuery,
  useSetAlertPreferencesMutation,
  useGetMailsQuery,
  useGetDeadLettersQuery,
  useReplayDeadLettersMutation,
  useResendMailMutation,
} = notificationsApi;
