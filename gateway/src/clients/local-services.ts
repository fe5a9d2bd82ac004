import type { ServiceName } from '@mekong/contracts';
import type { RunningApp } from '@mekong/service-defaults';

/** The services that live in this process; calls to them need no network. The others are called at their addresses. */
export type LocalServices = Partial<Record<ServiceName, Pick<RunningApp, 'handle' | 'ask'>>>;
export const LOCAL = Symbol('LOCAL');
