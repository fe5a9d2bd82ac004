import { analyticsEvents } from './analytics.events.js';
import { authEvents } from './auth.events.js';
import { catalogEvents } from './catalog.events.js';
import type { EventType } from './events.js';
import { notificationsEvents } from './notifications.events.js';
import { operationsEvents } from './operations.events.js';
import { ordersEvents } from './orders.events.js';
import { paymentsEvents } from './payments.events.js';
import type { ServiceName } from './services.js';

const typesOf = (schemas: object) => [
  ...(Object.keys(schemas) as EventType[]),
  ...(Object.keys(operationsEvents) as EventType[]),
];

/** The events that each service may publish. */
export const publications: Record<ServiceName, readonly EventType[]> = {
  auth: typesOf(authEvents),
  catalog: typesOf(catalogEvents),
  orders: typesOf(ordersEvents),
  payments: typesOf(paymentsEvents),
  notifications: typesOf(notificationsEvents),
  analytics: typesOf(analyticsEvents),
};
