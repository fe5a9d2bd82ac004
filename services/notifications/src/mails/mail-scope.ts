import type { Identity } from '@mekong/service-defaults';

/** Whether the caller sees only mails to customers: what staff and the invited get would tell support how to become more. */
export const seesOnlyCustomers = ({ role }: Pick<Identity, 'role'>): boolean => role === 'support';
