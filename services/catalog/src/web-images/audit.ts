import type { Subject } from '@mekong/messaging';

export const aboutImageHosts: Subject = { type: 'shop', id: 1, name: 'image hosts' };

export const factsOfImageHosts = (hosts: string[]) => ({ hosts: hosts.join(', ') });
