import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../lib/use-app-dispatch';
import { errorCleared, selectAuth } from './auth-slice';

/** The auth state and dispatch for a screen that starts without the last screen's error. */
export function useAuthScreen() {
  const dispatch = useAppDispatch();
  const auth = useSelector(selectAuth);
  useEffect(() => {
    dispatch(errorCleared());
  }, [dispatch]);
  return { dispatch, ...auth };
}
