import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { guardHistory } from '../../../lib/history-guards';
import { useStaffI18n } from '../i18n/staff-i18n';
import { confirm } from './confirm';

/** The link by which a click would leave the page in this window; null for every other click. */
function leavingLink(event: MouseEvent, here: string): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.pathname === here ? null : link;
}

/** The router's index of a history entry. */
const placeIn = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Asks before Back or Forward leaves the page. The browser has already moved when it tells us, so the event is hidden from
 * the router, and to stay means to move back. Returns a function that stops asking.
 */
function confirmHistoryMoves(here: string, mayLeave: () => boolean): () => void {
  const place = placeIn(history.state);
  let isMovingBack = false;
  const ask = (event: PopStateEvent) => {
    const steps = placeIn(event.state) - place;
    if (!isMovingBack && (steps === 0 || location.pathname === here || mayLeave())) return;
    event.stopImmediatePropagation();
    isMovingBack = !isMovingBack;
    if (isMovingBack) history.go(-steps);
  };
  return guardHistory(ask);
}

/**
 * While there are unsaved changes, asks before a link, Back, Forward or closing the window leaves the page. Returns a
 * function for dialogs that asks before closing: true if nothing is unsaved or the user confirms.
 */
export function useUnsavedWarning(isUnsaved: boolean): () => boolean {
  const { t } = useStaffI18n();
  const { pathname, key } = useLocation();
  useEffect(() => {
    if (!isUnsaved) return;
    const mayLeave = () => confirm(t('Leave without saving your changes?'));
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askLink = (event: MouseEvent) => {
      if (!leavingLink(event, pathname) || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const endAsking = confirmHistoryMoves(pathname, mayLeave);
    window.addEventListener('beforeunload', askBrowser);
    document.addEventListener('click', askLink, { capture: true });
    return () => {
      endAsking();
      window.removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', askLink, { capture: true });
    };
  }, [isUnsaved, pathname, key, t]);
  return () => !isUnsaved || confirm(t('Leave without saving your changes?'));
}
