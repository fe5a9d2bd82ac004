import type { StaffText } from '../i18n/staff-i18n';

/** The services that keep dead letters; their names are also texts of the dashboard. */
export const SERVICES = [
  'orders',
  'payments',
  'catalog',
  'auth',
  'notifications',
  'analytics',
] as const satisfies readonly StaffText[];

/** The translated name of a service; unknown names stay as they are. */
export function serviceWord(name: string, t: (text: StaffText) => string): string {
  const known = SERVICES.find((service) => service === name);
  return known ? t(known) : name;
}
