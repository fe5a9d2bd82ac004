import type { EditedKind } from '@mekong/messaging';
import type { Sending } from './sending.js';

export const editedSending: EditedKind<Sending> = {
  thing: 'setting',
  action: 'sending.changed',
  about: () => ({ type: 'setting', id: 'sending', name: 'mails and Telegram' }),
  factsOf: ({ mailFrom, tokenTag }) => ({ mail_from: mailFrom, bot: tokenTag }),
};
