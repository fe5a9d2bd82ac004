/** The subject of an entry about the accounts of a month, a quarter or a year. */
export const aboutAccounts = (period: string) => ({ type: 'accounts', id: period, name: period });
