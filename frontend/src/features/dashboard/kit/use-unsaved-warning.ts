import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { guardHistory } from '../../../lib/history-guards';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useConfirm } from './confirm';

/** The link by which a click would leave the page in this window; null for every other click. */
function leavingLink(event: MouseEvent, here: string): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.pathname === here ? null : link;
}

/** The router's index of a history entry. */
const placeIn = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0;

type MayLeave = () => Promise<boolean>;

/** What is unsaved on the page. */
const guards = new Set<MayLeave>();

/** Asks before something on the page itself, such as another tab, takes the place of unsaved changes: true if it may. */
export async function mayLeaveHere(): Promise<boolean> {
  for (const mayLeave of guards) if (!(await mayLeave())) return false;
  return true;
}

/** Asks before a link leaves the page; then it is pressed again. Returns a function that stops asking. */
function confirmLinks(here: string, mayLeave: MayLeave): () => void {
  let isLeaving = false;
  const ask = async (event: MouseEvent) => {
    const link = leavingLink(event, here);
    if (!link || isLeaving) return;
    event.preventDefault();
    event.stopPropagation();
    isLeaving = await mayLeave();
    if (isLeaving) link.click();
    isLeaving = false;
  };
  const listen = (event: MouseEvent) => void ask(event);
  document.addEventListener('click', listen, { capture: true });
  return () => document.removeEventListener('click', listen, { capture: true });
}

/**
 * Asks before Back or Forward leaves the page. The browser has already moved when it tells us, so the event is hidden from
 * the router, and the browser moves back until the answer. Returns a function that stops asking.
 */
function confirmHistoryMoves(here: string, mayLeave: MayLeave): () => void {
  const place = placeIn(history.state);
  let wanted = 0;
  let isLeaving = false;
  const ask = async (event: PopStateEvent) => {
    const steps = placeIn(event.state) - place;
    const isBack = wanted !== 0 && steps === 0;
    if (isLeaving || (!isBack && (steps === 0 || location.pathname === here))) return;
    event.stopImmediatePropagation();
    if (!isBack) {
      wanted = steps;
      return history.go(-steps);
    }
    const asked = wanted;
    wanted = 0;
    isLeaving = await mayLeave();
    if (isLeaving) history.go(asked);
  };
  return guardHistory((event) => void ask(event));
}

/**
 * While there are unsaved changes, asks before a link, Back, Forward or closing the window leaves the page. Returns a
 * function for dialogs that asks before closing: true if nothing is unsaved or the user confirms.
 */
export function useUnsavedWarning(isUnsaved: boolean): MayLeave {
  const { t } = useStaffI18n();
  const confirm = useConfirm();
  const { pathname, key } = useLocation();
  const mayLeave = useCallback(
    () => confirm({ question: t('Leave without saving your changes?'), yes: t('Leave'), isDanger: true }),
    [confirm, t],
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const endMoves = confirmHistoryMoves(pathname, mayLeave);
    const endLinks = confirmLinks(pathname, mayLeave);
    window.addEventListener('beforeunload', askBrowser);
    guards.add(mayLeave);
    return () => {
      guards.delete(mayLeave);
      endMoves();
      endLinks();
      window.removeEventListener('beforeunload', askBrowser);
    };
  }, [isUnsaved, pathname, key, mayLeave]);
  return async () => !isUnsaved || mayLeave();
}
