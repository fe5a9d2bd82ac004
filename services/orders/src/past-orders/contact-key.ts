import { emailKey, phoneKey } from '@mekong/service-defaults';

/** By what a customer of before is known: the email, else the phone number; '' for nobody. */
export function contactKey({ email, phone }: { email: string; phone: string }): string {
  if (email.trim() !== '') return emailKey(email);
  const digits = phoneKey(phone);
  return digits === '' ? '' : `tel:${digits}`;
}
