import type { AdminOrder } from '../../../api/types';

/** A phone number that can be called. */
export const PhoneLink = ({ order: { phone_number: phone, phone_e164: dialled } }: { order: AdminOrder }) => (
  <a href={`tel:${dialled ?? phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
);
