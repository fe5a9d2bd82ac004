import { useEffect, useState } from 'react';
import { addressOf } from '../../../api/call';
import { alertsChanged } from '../../../api/notifications-api';
import { useAppDispatch } from '../../../lib/use-app-dispatch';

/** How long to wait before reconnecting after the server has refused the stream. */
const RETRY_MS = 30_000;

/**
 * Listens to new alerts while the tab is visible, since browsers have few connections for all their tabs. Returns whether
 * the stream is connected; if not, alerts have to be polled.
 */
export function useLiveAlerts(): boolean {
  const dispatch = useAppDispatch();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;

    const close = () => {
      clearTimeout(retry);
      source?.close();
      source = undefined;
    };
    const open = () => {
      close();
      const stream = new EventSource(addressOf('/api/notifications/stream'));
      source = stream;
      const refreshAlerts = () => {
        setLive(true);
        dispatch(alertsChanged());
      };
      // `unread` is sent on connecting and when the count changes. `alert` is needed too: a new alert can leave the count
      // unchanged, when another one is read at the same time or the server counts no further.
      stream.addEventListener('unread', refreshAlerts);
      stream.addEventListener('alert', refreshAlerts);
      stream.addEventListener('error', () => {
        setLive(false);
        // The browser reconnects by itself unless the server has refused.
        if (stream.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_MS);
      });
    };
    const follow = () => (document.hidden ? close() : open());

    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [dispatch]);

  return isLive;
}
