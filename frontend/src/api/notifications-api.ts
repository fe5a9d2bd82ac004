import { api } from './api';
import { asking, call } from './call';
import type { JsonBody, PathValues } from './schema';
import type { AlertPage, AlertPreferences, DeadLetter, MailLogPage } from './types';
import { withoutEmpty, type TextFilters } from './text-filters';

/** What the inbox is narrowed to. */
interface AlertSearch extends TextFilters<'/api/notifications', 'kind' | 'unread'> {
  page: number;
}

/** What the log of mails is narrowed to. */
interface MailSearch extends TextFilters<'/api/admin/mails', 'q' | 'status' | 'kind'> {
  page: number;
}

/** A service that can have failed events. */
export type Service = PathValues<'/api/admin/dead-letters/{service}', 'get'>['service'];

const notificationsApi = api
  .enhanceEndpoints({ addTagTypes: ['Alert', 'Mail', 'DeadLetter'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getAlerts: build.query<AlertPage, AlertSearch>({
        ...asking((search) => call('/api/notifications', 'get', { query: withoutEmpty(search) })),
        providesTags: ['Alert'],
      }),
      /** How many alerts one has not read yet. */
      getUnreadCount: build.query<number, void>({
        ...asking(
          () => call('/api/notifications', 'get', { query: { limit: 1 } }),
          ({ unread }) => unread,
        ),
        providesTags: ['Alert'],
      }),
      readAlerts: build.mutation<{ unread: number }, JsonBody<'/api/notifications/read', 'post'>>({
        ...asking((body) => call('/api/notifications/read', 'post', { body })),
        invalidatesTags: ['Alert'],
      }),
      getAlertPreferences: build.query<AlertPreferences, void>({
        ...asking(() => call('/api/notifications/preferences', 'get')),
        providesTags: ['Alert'],
      }),
      setAlertPreferences: build.mutation<AlertPreferences, AlertPreferences['preferences']>({
        ...asking((body) => call('/api/notifications/preferences', 'put', { body })),
        invalidatesTags: ['Alert'],
      }),
      getMails: build.query<MailLogPage, MailSearch>({
        ...asking((search) => call('/api/admin/mails', 'get', { query: withoutEmpty(search) })),
        providesTags: ['Mail'],
      }),
      getDeadLetters: build.query<DeadLetter[], Service>({
        ...asking(
          (service) => call('/api/admin/dead-letters/{service}', 'get', { path: { service } }),
          ({ dead_letters }) => dead_letters,
        ),
        providesTags: ['DeadLetter'],
      }),
      /** Has a service handle its failed events once more: all of them, or the event with this id. */
      replayDeadLetters: build.mutation<{ replayed: number }, { service: Service; id?: string }>({
        ...asking(({ service, id }) =>
          call('/api/admin/dead-letters/{service}/replay', 'post', { path: { service }, body: { id } }),
        ),
        invalidatesTags: ['DeadLetter'],
      }),
      resendMail: build.mutation<unknown, string>({
        ...asking((id) => call('/api/admin/mails/{id}/resend', 'post', { path: { id } })),
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
