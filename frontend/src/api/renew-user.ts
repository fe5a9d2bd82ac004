import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { checkAuthApi } from './check-auth-api';
import { userRenewed } from './session';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Reads the logged-in user again, behind the open screen. Without an answer they stay as they were. */
export async function renewUser(dispatch: Dispatch): Promise<void> {
  const options = { subscribe: false, forceRefetch: true };
  const { data } = await dispatch(checkAuthApi.endpoints.checkAuth.initiate(undefined, options));
  if (data?.user) dispatch(userRenewed(data.user));
}
