export const serviceNames = ['auth', 'catalog', 'orders', 'payments', 'notifications', 'analytics'] as const;
export type ServiceName = (typeof serviceNames)[number];
