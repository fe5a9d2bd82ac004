import { api } from './api';
import { call, endpoint } from './call';
import type { Answer, JsonBody, PathValues } from './schema';
import type {
  Alert,
  AlertPage,
  AlertPreferences,
  DeadLetter,
  LastBackup,
  MailLogPage,
  PartState,
} from './types';
import { withoutEmpty, type TextFilters } from './text-filters';

/** The inbox's filters. */
interface AlertSearch extends TextFilters<'/api/notifications', 'kind' | 'unread'> {
  page: number;
  limit?: number;
  grouped?: 'true';
  /** The alerts of one group. */
  what?: Alert['what'];
  day?: string;
  settled?: string;
}

/** The mail log's filters. */
interface MailSearch extends TextFilters<'/api/admin/mails', 'q' | 'status' | 'kind'> {
  page: number;
}

/** A service that can have dead letters. */
export type Service = PathValues<'/api/admin/dead-letters/{service}', 'get'>['service'];

const notificationsApi = api
  .enhanceEndpoints({ addTagTypes: ['Alert', 'Mail', 'DeadLetter'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getAlerts: build.query<AlertPage, AlertSearch>({
        ...endpoint((search) => call('/api/notifications', 'get', { query: withoutEmpty(search) })),
        providesTags: ['Alert'],
      }),
      /** How many alerts the user has not read yet. */
      getUnreadCount: build.query<number, void>({
        ...endpoint(
          () => call('/api/notifications', 'get', { query: { limit: 1 } }),
          ({ unread }) => unread,
        ),
        providesTags: ['Alert'],
      }),
      readAlerts: build.mutation<{ unread: number }, JsonBody<'/api/notifications/read', 'post'>>({
        ...endpoint((body) => call('/api/notifications/read', 'post', { body })),
        invalidatesTags: ['Alert'],
      }),
      getAlertPreferences: build.query<AlertPreferences, void>({
        ...endpoint(() => call('/api/notifications/preferences', 'get')),
        providesTags: ['Alert'],
      }),
      /** Shown as chosen at once, and as before when that fails. */
      setAlertPreferences: build.mutation<AlertPreferences, AlertPreferences['preferences']>({
        ...endpoint((body) => call('/api/notifications/preferences', 'put', { body })),
        invalidatesTags: ['Alert'],
        onQueryStarted: async (preferences, { dispatch, queryFulfilled }) => {
          const shown = dispatch(
            notificationsApi.util.updateQueryData('getAlertPreferences', undefined, () => ({ preferences })),
          );
          await queryFulfilled.catch(shown.undo);
        },
      }),
      getMails: build.query<MailLogPage, MailSearch>({
        ...endpoint((search) => call('/api/admin/mails', 'get', { query: withoutEmpty(search) })),
        providesTags: ['Mail'],
      }),
      getDeadLetters: build.query<DeadLetter[], Service>({
        ...endpoint(
          (service) => call('/api/admin/dead-letters/{service}', 'get', { path: { service } }),
          ({ dead_letters }) => dead_letters,
        ),
        providesTags: ['DeadLetter'],
      }),
      /** Replays a service's dead letters: all of them, or the one with this id. */
      replayDeadLetters: build.mutation<{ replayed: number }, { service: Service; id?: string }>({
        ...endpoint(({ service, id }) =>
          call('/api/admin/dead-letters/{service}/replay', 'post', { path: { service }, body: { id } }),
        ),
        invalidatesTags: ['DeadLetter'],
      }),
      dropDeadLetter: build.mutation<unknown, { service: Service; id: string }>({
        ...endpoint(({ service, id }) =>
          call('/api/admin/dead-letters/{service}/drop', 'post', { path: { service }, body: { id } }),
        ),
        invalidatesTags: ['DeadLetter'],
      }),
      /** How each service is doing; null for one that does not answer. All are asked at the same moment. */
      getParts: build.query<(PartState | null)[], readonly Service[]>({
        queryFn: async (services, _api, _options, ask) => {
          const path = '/api/admin/parts/{service}';
          const answers = await Promise.all(
            services.map(async (service) => ask(call(path, 'get', { path: { service } }))),
          );
          if (answers.every(({ error }) => error)) return { error: answers[0]!.error! };
          return { data: answers.map(({ data }) => (data as Answer<typeof path, 'get'>)?.state ?? null) };
        },
      }),
      getLastBackup: build.query<LastBackup, void>({
        ...endpoint(
          () => call('/api/admin/last-backup', 'get'),
          ({ backup }) => backup,
        ),
      }),
      resendMail: build.mutation<unknown, string>({
        ...endpoint((id) => call('/api/admin/mails/{id}/resend', 'post', { path: { id } })),
        invalidatesTags: ['Mail'],
      }),
    }),
  });

/** Refetches the alerts; dispatched when there are new ones. */
export const alertsChanged = () => notificationsApi.util.invalidateTags(['Alert']);

export const {
  useGetAlertsQuery,
  useGetUnreadCountQuery,
  useReadAlertsMutation,
  useGetAlertPreferencesQuery,
  useSetAlertPreferencesMutation,
  useGetMailsQuery,
  useGetDeadLettersQuery,
  useGetPartsQuery,
  useGetLastBackupQuery,
  useReplayDeadLettersMutation,
  useDropDeadLetterMutation,
  useResendMailMutation,
} = notificationsApi;
