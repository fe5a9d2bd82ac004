import { api } from './api';
import type { ManagedUser, UserEdit, UserPage } from './types';

/** Users on one page of the dashboard's list. */
export const USER_PAGE_SIZE = 50;

/** What the list is narrowed to; an empty text does not narrow it. */
export interface UserSearch {
  page: number;
  q: string;
  role: string;
  verified: string;
  blocked: string;
}

/** What an admin may do to a user besides editing and deleting. */
export type UserAction = 'block' | 'unblock' | 'resend-verification' | 'reset-two-step';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<UserPage, UserSearch>({
      query: ({ page, ...search }) => {
        const wanted = Object.entries(search).filter(([, value]) => value !== '');
        const words = new URLSearchParams([['page', `${page}`], ['limit', `${USER_PAGE_SIZE}`], ...wanted]);
        return `/api/admin/users?${words.toString()}`;
      },
      providesTags: ['User'],
    }),
    editUser: build.mutation<unknown, { id: ManagedUser['id']; edit: UserEdit }>({
      query: ({ id, edit }) => ({ url: `/api/admin/users/${id}`, method: 'PATCH', body: edit }),
      invalidatesTags: ['User'],
    }),
    deleteUser: build.mutation<unknown, ManagedUser['id']>({
      query: (id) => ({ url: `/api/admin/users/${id}`, method: 'DELETE' }),
      invalidatesTags: ['User'],
    }),
    actOnUser: build.mutation<unknown, { id: ManagedUser['id']; action: UserAction }>({
      query: ({ id, action }) => ({ url: `/api/admin/users/${id}/${action}`, method: 'POST' }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const { useGetUsersQuery, useEditUserMutation, useDeleteUserMutation, useActOnUserMutation } =
  usersApi;
