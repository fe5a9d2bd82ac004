import type { StaffText } from '../i18n/staff-i18n';

/** The services that keep dead letters, by the names that people read. */
export const SERVICES = [
  'orders',
  'payments',
  'catalog',
  'auth',
  'notifications',
  'analytics',
] as const satisfies readonly StaffText[];

/** A service's name as a text; one that is not known here keeps its own. */
export function serviceWord(name: string, t: (text: StaffText) => string): string {
  const known = SERVICES.find((service) => service === name);
  return known ? t(known) : name;
}
