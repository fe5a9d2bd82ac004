import { api } from './api';
import { call, endpoint } from './call';
import type { JsonBody } from './schema';
import { userRenewed } from './session';
import type { User } from './types';

/** The user's own profile. */
export const profileApi = api.enhanceEndpoints({ addTagTypes: ['Address'] }).injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<User, JsonBody<'/api/account/profile', 'patch'>>({
      ...endpoint(
        (body) => call('/api/account/profile', 'patch', { body }),
        ({ user }) => user,
      ),
      async onQueryStarted(_edit, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(userRenewed(answer.data));
      },
      // The phone number of the default address is the user's.
      invalidatesTags: (_user, _error, { phone }) => (phone === undefined ? [] : ['Address']),
    }),
  }),
});

export const { useSaveProfileMutation } = profileApi;
