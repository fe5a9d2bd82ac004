import { readConfig, serviceConfig, type Env, type ServiceConfig } from '@mekong/service-defaults';

export type AnalyticsConfig = ServiceConfig;

export const readAnalyticsConfig = (env: Env): AnalyticsConfig => readConfig(serviceConfig, env);
