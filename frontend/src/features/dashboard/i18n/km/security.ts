/** The safety of one's own account, and the audit log. */
export const security = {} as const;
