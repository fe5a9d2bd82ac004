import { startNotifications, type NotificationsUnderTest } from './builders.js';
import { startMailServer, type MailServer } from './mail-server.js';

interface Mailing {
  server: MailServer;
  notifications: NotificationsUnderTest;
}

/** Notifications that send to a mail server of their own, for all tests of a file; it takes everything again after each. */
export function mailing(): Mailing {
  const parts = {} as Mailing;
  beforeAll(async () => {
    parts.server = await startMailServer();
    parts.notifications = await startNotifications({ SMTP_URL: parts.server.url });
  });
  afterEach(() => parts.server.refuseWith(undefined));
  afterAll(async () => {
    await parts.notifications.stop();
    await parts.server.stop();
  });
  return parts;
}
