/** A mail address as it is compared and searched for. */
export const addressKey = (address: string): string => address.trim().normalize('NFKC').toLowerCase();
