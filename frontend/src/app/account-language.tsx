import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectAuth } from '../features/auth/auth-slice';
import { useI18n } from '../lib/i18n/i18n';
import { hasChosenLanguage, isReadersOwn, type Language } from '../lib/i18n/language';
import { useAppDispatch } from '../lib/use-app-dispatch';

/**
 * Keeps the language that a logged-in shopper reads with their account, for mails. On a device on which they have chosen none, the
 * shop is shown in the account's.
 */
export function AccountLanguage() {
  const { isAuthenticated, user } = useSelector(selectAuth);
  const { language, switchTo } = useI18n();
  const dispatch = useAppDispatch();
  const shown = useRef(language);
  // Undefined when nobody is logged in, null when the account has none yet.
  const kept = isAuthenticated ? user?.language : undefined;

  useEffect(() => {
    const isSwitched = shown.current !== language;
    shown.current = language;
    if (kept === undefined || kept === language) return;
    const save = async (chosen: Language) => {
      // Loaded when it is first needed.
      const { profileApi } = await import('../api/profile-api');
      await dispatch(profileApi.endpoints.saveProfile.initiate({ language: chosen }, { track: false }));
    };
    // Without an answer the shop stays as it is, until the next time.
    if (kept && !hasChosenLanguage()) void switchTo(kept, false).catch(() => undefined);
    else if (isReadersOwn(language) && (isSwitched || kept === null))
      void save(language).catch(() => undefined);
  }, [kept, language, switchTo, dispatch]);

  return null;
}
