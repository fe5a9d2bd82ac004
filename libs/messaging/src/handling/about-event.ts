import type { ShopEvent } from '@mekong/contracts';

/** What a span tells of an event; the names are those of OpenTelemetry's conventions. */
export const aboutEvent = ({ id, type }: ShopEvent) => ({
  'messaging.system': 'rabbitmq',
  'messaging.destination.name': type,
  'messaging.message.id': id,
});
