import type { ServiceName } from '@mekong/contracts';
import type { RunningApp } from '@mekong/service-defaults';

/** The services that run in this process and are called without the network. */
export type LocalServices = Partial<Record<ServiceName, Pick<RunningApp, 'handle' | 'inject'>>>;
export const LOCAL = Symbol('LOCAL');
