import { emailKey, phoneE164, searchKey } from '@mekong/service-defaults';
import type { User } from './user.entity.js';

type Facts = Pick<User, 'name' | 'email' | 'phone'> & Partial<Pick<User, 'orderPhones'>>;

/** What follows from a user's facts: the forms in which their email and phone number are compared, and the text of a search. */
export function userKeys({ name, email, phone, orderPhones = [] }: Facts) {
  return {
    emailKey: emailKey(email),
    phoneE164: (phone && phoneE164(phone)) || null,
    // `wantedWords` has the forms to look for in it.
    searchKey: searchKey([`${name} ${email} ${phone ?? ''}`], [phone ?? '', ...orderPhones]),
  };
}
