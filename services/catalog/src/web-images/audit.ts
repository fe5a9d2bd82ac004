import type { EditedKind } from '@mekong/messaging';
import type { ImageHosts } from './image-hosts.repository.js';

export const editedImageHosts: EditedKind<ImageHosts> = {
  thing: 'image hosts',
  action: 'image-hosts.changed',
  about: () => ({ type: 'shop', id: 1, name: 'image hosts' }),
  factsOf: ({ hosts }) => ({ hosts: hosts.join(', ') }),
};
