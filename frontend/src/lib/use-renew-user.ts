import { useCallback } from 'react';
import { renewUser } from '../api/renew-user';
import { useAppDispatch } from './use-app-dispatch';

/** Reads the logged-in user again, behind the open screen. Without an answer they stay as they were. */
export function useRenewUser(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(() => renewUser(dispatch), [dispatch]);
}
