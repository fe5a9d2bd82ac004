import { api } from './api';
import { call, endpoint } from './call';
import type { ManagedUser, UserEdit, UserNote, UserPage } from './types';
import { withoutEmpty, type TextFilters } from './text-filters';

/** Users on one page of the dashboard's list. */
export const USER_PAGE_SIZE = 50;

/** The list's filters. */
interface UserSearch extends TextFilters<'/api/admin/users', 'q' | 'role' | 'verified' | 'blocked'> {
  page: number;
}

/** What an admin may do to a user besides editing and deleting. */
export type UserAction = 'block' | 'unblock' | 'resend-verification' | 'reset-two-step';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<UserPage, UserSearch>({
      ...endpoint(({ page, ...search }) =>
        call('/api/admin/users', 'get', { query: { page, limit: USER_PAGE_SIZE, ...withoutEmpty(search) } }),
      ),
      providesTags: ['User'],
    }),
    getUser: build.query<ManagedUser, ManagedUser['id']>({
      ...endpoint(
        (id) => call('/api/admin/users/{id}', 'get', { path: { id } }),
        ({ user }) => user,
      ),
      providesTags: ['User'],
    }),
    getUserNotes: build.query<UserNote[], ManagedUser['id']>({
      ...endpoint(
        (id) => call('/api/admin/users/{id}/notes', 'get', { path: { id } }),
        ({ notes }) => notes,
      ),
      providesTags: ['UserNote'],
    }),
    writeUserNote: build.mutation<unknown, { id: ManagedUser['id']; text: string }>({
      ...endpoint(({ id, text }) =>
        call('/api/admin/users/{id}/notes', 'post', { path: { id }, body: { text } }),
      ),
      invalidatesTags: ['UserNote'],
    }),
    editUser: build.mutation<unknown, { id: ManagedUser['id']; edit: UserEdit }>({
      ...endpoint(({ id, edit }) => call('/api/admin/users/{id}', 'patch', { path: { id }, body: edit })),
      invalidatesTags: ['User'],
    }),
    deleteUser: build.mutation<unknown, ManagedUser['id']>({
      ...endpoint((id) => call('/api/admin/users/{id}', 'delete', { path: { id } })),
      invalidatesTags: ['User'],
    }),
    /** Asks each service what it has of the person; fails when one of them does not answer, so that nothing is missing. */
    exportUser: build.mutation<object, ManagedUser['id']>({
      async queryFn(id, _store, _extra, ask) {
        const answers = await Promise.all([
          ask(call('/api/admin/users/{id}/export', 'post', { path: { id } })),
          ask(call('/api/admin/users/{userId}/orders/export', 'get', { path: { userId: id } })),
          ask(call('/api/admin/users/{userId}/reviews', 'get', { path: { userId: id } })),
          ask(call('/api/admin/users/{userId}/questions', 'get', { path: { userId: id } })),
          ask(call('/api/admin/users/{userId}/mails', 'get', { path: { userId: id } })),
        ]);
        const failed = answers.find(({ error }) => error !== undefined);
        if (failed?.error) return { error: failed.error };
        const { account } = answers[0].data as { account: Partial<ManagedUser> };
        // What came from another shop system is known by the email alone, so only one that is theirs counts.
        const { email, is_verified } = account;
        const past =
          email && is_verified
            ? await ask(call('/api/admin/past-orders/export', 'get', { query: { email } }))
            : { data: {} };
        if (past.error) return { error: past.error };
        return { data: Object.assign({}, ...[...answers, past].map(({ data }) => data)) as object };
      },
    }),
    actOnUser: build.mutation<unknown, { id: ManagedUser['id']; action: UserAction }>({
      ...endpoint(({ id, action }) => call(`/api/admin/users/{id}/${action}`, 'post', { path: { id } })),
      invalidatesTags: ['User'],
    }),
  }),
});

export const {
  useGetUsersQuery,
  useGetUserQuery,
  useGetUserNotesQuery,
  useWriteUserNoteMutation,
  useEditUserMutation,
  useDeleteUserMutation,
  useExportUserMutation,
  useActOnUserMutation,
} = usersApi;
