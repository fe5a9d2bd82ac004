import { useEffect, useRef } from 'react';
import { shopChanged } from '../../../api/home-api';
import { useGetUnreadCountQuery } from '../../../api/notifications-api';
import { useAppDispatch } from '../../../lib/use-app-dispatch';
import { useMay } from '../kit/may';

/** For roles without alerts, for what raises none, and for when the stream of alerts is broken. */
const POLL_MS = 30_000;
/** A flood of alerts asks no more often. */
const LEAST_MS = 3_000;

/** Has the page's figures asked for again at each alert, and from time to time while the page is seen. */
export function useFollowing(): void {
  const dispatch = useAppDispatch();
  const sells = useMay()('sell');
  // The bell's number is asked for at each alert, even if it stays the same.
  const { fulfilledTimeStamp: heardAt } = useGetUnreadCountQuery(undefined, { skip: !sells });
  const known = useRef<number>(undefined);
  const askedAt = useRef(0);

  useEffect(() => {
    const isFirst = known.current === undefined;
    known.current = heardAt;
    if (isFirst || heardAt === undefined) return;
    const wait = Math.max(0, askedAt.current + LEAST_MS - Date.now());
    const timer = setTimeout(() => {
      askedAt.current = Date.now();
      dispatch(shopChanged());
    }, wait);
    return () => clearTimeout(timer);
  }, [heardAt, dispatch]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) dispatch(shopChanged());
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [dispatch]);
}
