import type { Subject } from '@mekong/messaging';

export const aboutImage = (hash: string, name: string | null): Subject => ({
  type: 'image',
  id: hash,
  name: name ?? hash,
});
