/** All services. Whatever starts, calls or documents them reads this list. */
export const serviceNames = ['auth', 'catalog', 'orders', 'payments', 'notifications', 'analytics'] as const;
export type ServiceName = (typeof serviceNames)[number];

export type UrlSetting<S extends ServiceName = ServiceName> = `${Uppercase<S>}_URL`;

/** The setting that says where a service is: `AUTH_URL` of `auth`. */
export const urlSetting = <S extends ServiceName>(service: S) =>
  `${service.toUpperCase()}_URL` as UrlSetting<S>;

/** Whether only programs on this machine reach this host. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
