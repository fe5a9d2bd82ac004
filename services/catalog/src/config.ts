import { readConfig, serviceConfig, type Env, type ServiceConfig } from '@mekong/service-defaults';

export type CatalogConfig = ServiceConfig;

export const readCatalogConfig = (env: Env): CatalogConfig => readConfig(serviceConfig, env);
