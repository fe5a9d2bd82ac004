import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { guardMoves } from '../../../lib/moves-in-history';
import { useStaffI18n } from '../i18n/staff-i18n';
import { confirm } from './confirm';

/** The link that a click would follow within this window to another page; null for every other click. */
function leavingLink(event: MouseEvent, here: string): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.pathname === here ? null : link;
}

/** Where the router counts the entries of this window's history. */
const placeIn = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Asks before Back or Forward leaves the page. The browser has moved already by then: the router does not hear of it while
 * the person decides, and staying means to move back. Returns what ends the asking.
 */
function askBeforeMoving(here: string, mayLeave: () => boolean): () => void {
  const place = placeIn(history.state);
  let isMovingBack = false;
  const ask = (event: PopStateEvent) => {
    const steps = placeIn(event.state) - place;
    if (!isMovingBack && (steps === 0 || location.pathname === here || mayLeave())) return;
    event.stopImmediatePropagation();
    isMovingBack = !isMovingBack;
    if (isMovingBack) history.go(-steps);
  };
  return guardMoves(ask);
}

/**
 * While there is something unsaved, asks before a link, Back, Forward or the closing of the window leaves it behind.
 * Returns what a dialog asks before it closes: true when nothing is unsaved or the person lets it go.
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
    const endAsking = askBeforeMoving(pathname, mayLeave);
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
