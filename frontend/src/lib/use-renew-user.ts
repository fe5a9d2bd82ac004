import { useCallback } from 'react';
import { authApi } from '../api/auth-api';
import { userRenewed } from '../api/session';
import { useAppDispatch } from './use-app-dispatch';

/** Reads the logged-in user again, behind the open screen. Without an answer they stay as they were. */
export function useRenewUser(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const options = { subscribe: false, forceRefetch: true };
    const { data } = await dispatch(authApi.endpoints.checkAuth.initiate(undefined, options));
    if (data?.user) dispatch(userRenewed(data.user));
  }, [dispatch]);
}
