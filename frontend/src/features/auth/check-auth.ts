import { checkAuthApi } from '../../api/check-auth-api';
import type { User } from '../../api/types';
import { authThunk } from './auth-thunk';

const ANEW = { subscribe: false, forceRefetch: true };

/** The user of the browser's session; null for a visitor. */
export const checkAuth = authThunk<User | null, void>('session/check', async (_none, dispatch) => {
  const { user } = await dispatch(checkAuthApi.endpoints.checkAuth.initiate(undefined, ANEW)).unwrap();
  return user;
});
