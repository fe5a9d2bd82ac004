/** The one list of the services: whoever starts, calls or documents them all goes by it. */
export const serviceNames = ['auth', 'catalog', 'orders', 'payments', 'notifications', 'analytics'] as const;
export type ServiceName = (typeof serviceNames)[number];

type UrlSetting<S extends ServiceName = ServiceName> = `${Uppercase<S>}_URL`;

/** The setting that says where a service is: `AUTH_URL` of `auth`. */
export const urlSetting = <S extends ServiceName>(service: S) =>
  `${service.toUpperCase()}_URL` as UrlSetting<S>;

/** By their settings what `of` gives for each service. */
export const byUrlSetting = <T>(of: (service: ServiceName) => T) =>
  Object.fromEntries(serviceNames.map((name) => [urlSetting(name), of(name)])) as Record<UrlSetting, T>;
