-- Run in each service's database after a restore, before or after the services start. What the broker held when the backup was
-- made is gone with it, so events that were sent up to an hour before are sent again; who had handled them ignores them.
UPDATE outbox SET published_at = NULL, next_attempt_at = now()
WHERE published_at > (SELECT max(published_at) FROM outbox) - interval '1 hour';
