import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';

/** The link that a click would follow within this window to another page; null for every other click. */
function leavingLink(event: MouseEvent, here: string): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  return link && link.target !== '_blank' && link.pathname !== here ? link : null;
}

/** While there is something unsaved, asks before a link or the closing of the window leaves it behind. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  const { t } = useStaffI18n();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isUnsaved) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      if (!leavingLink(event, pathname) || window.confirm(t('Leave without saving your changes?'))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', askBrowser);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [isUnsaved, pathname, t]);
}
