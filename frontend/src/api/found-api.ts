import { api } from './api';
import { call, endpoint } from './call';
import type { AdminOrder, MailLogEntry, ManagedUser, StaffProduct } from './types';

/** Of each kind; more are in its list. */
const MOST = 5;

/** The best few of each kind that a word may mean, for the command bar. */
const foundApi = api.enhanceEndpoints({ addTagTypes: ['Mail'] }).injectEndpoints({
  endpoints: (build) => ({
    findOrders: build.query<AdminOrder[], string>({
      ...endpoint(
        (q) => call('/api/payment/admin-orders', 'get', { query: { q, limit: MOST } }),
        ({ orders }) => orders,
      ),
      providesTags: ['AdminOrder'],
    }),
    findProducts: build.query<StaffProduct[], string>({
      ...endpoint(
        (q) => call('/api/admin/products', 'get', { query: { q, limit: MOST } }),
        ({ products }) => products,
      ),
      providesTags: ['Product'],
    }),
    findUsers: build.query<ManagedUser[], string>({
      ...endpoint(
        (q) => call('/api/admin/users', 'get', { query: { q, limit: MOST } }),
        ({ users }) => users,
      ),
      providesTags: ['User'],
    }),
    findMails: build.query<MailLogEntry[], string>({
      ...endpoint(
        (q) => call('/api/admin/mails', 'get', { query: { q, limit: MOST } }),
        ({ mails }) => mails,
      ),
      providesTags: ['Mail'],
    }),
  }),
});

export const { useFindOrdersQuery, useFindProductsQuery, useFindUsersQuery, useFindMailsQuery } = foundApi;
