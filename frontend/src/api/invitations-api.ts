import { api } from './api';
import { call, endpoint } from './call';
import type { Answer, JsonBody, Schemas } from './schema';

/** Somebody who was invited to work in the shop and has not accepted yet. */
export type Invitation = Schemas['Invitation'];
export type NewInvitation = JsonBody<'/api/admin/invitations', 'post'>;
/** What the invited see before they accept. */
type OpenedInvitation = Answer<'/api/auth/invitations/{token}', 'get'>['invitation'];
type Acceptance = JsonBody<'/api/auth/invitations/{token}', 'post'>;

const invitationsApi = api.enhanceEndpoints({ addTagTypes: ['Invitation'] }).injectEndpoints({
  endpoints: (build) => ({
    getInvitations: build.query<Invitation[], void>({
      ...endpoint(
        () => call('/api/admin/invitations', 'get'),
        ({ invitations }) => invitations,
      ),
      providesTags: ['Invitation'],
    }),
    invite: build.mutation<unknown, NewInvitation>({
      ...endpoint((body) => call('/api/admin/invitations', 'post', { body })),
      invalidatesTags: ['Invitation'],
    }),
    withdrawInvitation: build.mutation<unknown, Invitation['id']>({
      ...endpoint((id) => call('/api/admin/invitations/{id}', 'delete', { path: { id } })),
      invalidatesTags: ['Invitation'],
    }),
    openInvitation: build.query<OpenedInvitation, string>(
      endpoint(
        (token) => call('/api/auth/invitations/{token}', 'get', { path: { token } }),
        ({ invitation }) => invitation,
      ),
    ),
    acceptInvitation: build.mutation<unknown, { token: string; acceptance: Acceptance }>(
      endpoint(({ token, acceptance }) =>
        call('/api/auth/invitations/{token}', 'post', { path: { token }, body: acceptance }),
      ),
    ),
  }),
});

export const {
  useGetInvitationsQuery,
  useInviteMutation,
  useWithdrawInvitationMutation,
  useOpenInvitationQuery,
  useAcceptInvitationMutation,
} = invitationsApi;
