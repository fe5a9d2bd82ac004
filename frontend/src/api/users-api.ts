import { api } from './api';
import type { User, UserEdit, UserPage } from './types';

/** Users on one page of the dashboard's list. */
export const USER_PAGE_SIZE = 50;

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<UserPage, number>({
      query: (page) => `/api/admin/users?page=${page}&limit=${USER_PAGE_SIZE}`,
      providesTags: ['User'],
    }),
    editUser: build.mutation<unknown, { id: User['id']; edit: UserEdit }>({
      query: ({ id, edit }) => ({ url: `/api/admin/users/${id}`, method: 'PATCH', body: edit }),
      invalidatesTags: ['User'],
    }),
    deleteUser: build.mutation<unknown, User['id']>({
      query: (id) => ({ url: `/api/admin/users/${id}`, method: 'DELETE' }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const { useGetUsersQuery, useEditUserMutation, useDeleteUserMutation } = usersApi;
