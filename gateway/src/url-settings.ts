import { serviceNames, urlSetting, type ServiceName, type UrlSetting } from '@mekong/contracts';

/** An object with the URL setting of each service, and `valueOf` it as the value. */
export const byUrlSetting = <T>(valueOf: (service: ServiceName) => T) =>
  Object.fromEntries(serviceNames.map((name) => [urlSetting(name), valueOf(name)])) as Record<UrlSetting, T>;
