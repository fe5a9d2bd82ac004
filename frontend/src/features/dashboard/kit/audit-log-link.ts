/** The address of the audit log with what staff did about this product or order. */
export const auditLogOf = (about: { product: string } | { order: string }): string =>
  `/seller-dashboard/security/audit-log?${new URLSearchParams(about).toString()}`;
