import { useEffect, useState } from 'react';
import { addressOf } from '../../../api/call';
import { alertsChanged } from '../../../api/notifications-api';
import { useAppDispatch } from '../../../lib/use-app-dispatch';

/** After the server has said no, it is asked for a stream again. */
const RETRY_MS = 30_000;

/**
 * Follows the alerts as they come, while the page is looked at: browsers have few connections for all their tabs.
 * Returns whether they come by themselves; if not, they must be asked for.
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
      const hear = () => {
        setLive(true);
        dispatch(alertsChanged());
      };
      // The count comes with every connection, and whenever it has changed. Beside one that was read elsewhere, or where
      // there are more than the server counts, a new alert does not change it.
      stream.addEventListener('unread', hear);
      stream.addEventListener('alert', hear);
      stream.addEventListener('error', () => {
        setLive(false);
        // The browser comes back by itself unless the server has refused.
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
