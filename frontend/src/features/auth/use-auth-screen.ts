import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { useAppDispatch } from '../../lib/use-app-dispatch';
import { usePostedForm } from '../../lib/posted-form';
import { errorCleared, selectAuth } from './auth-slice';

/**
 * The auth state, its error in the shopper's language, dispatch, and what was posted before the shop's code had come. Clears the last
 * screen's error first.
 */
export function useAuthScreen() {
  const dispatch = useAppDispatch();
  const auth = useSelector(selectAuth);
  const { t, translateProblem } = useI18n();
  useEffect(() => {
    dispatch(errorCleared());
  }, [dispatch]);
  const posted = usePostedForm();
  const ofPosted = auth.isLoading ? null : translateProblem(posted?.failure);
  const error = auth.error ? (translateProblem(auth.failure) ?? t(auth.error as Text)) : ofPosted;
  const wasPosted = !auth.error && Boolean(ofPosted);
  return { dispatch, ...auth, error, wasPosted, posted: posted?.values ?? {} };
}
