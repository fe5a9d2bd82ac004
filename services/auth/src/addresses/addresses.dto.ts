import { mapLink, phoneText, requiredText, text } from '@mekong/service-defaults';
import { z } from 'zod';

export const addressId = z.uuid();

const place = text(100);
const facts = {
  label: text(50).describe('What its owner calls it'),
  recipient: requiredText(200),
  phone: phoneText.describe('Cambodian without a country code; Khmer digits are digits'),
  province: place,
  district: place,
  line: requiredText(700).describe('House, street and whatever helps to find it'),
  map_link: mapLink,
};
const isDefault = z.boolean().optional().describe('True makes it the default one; false changes nothing');

export const newAddressBody = z.object({
  ...facts,
  label: facts.label.default(''),
  province: place.default(''),
  district: place.default(''),
  is_default: isDefault,
});
export type NewAddressBody = z.infer<typeof newAddressBody>;

export const addressBody = z.object({ ...z.object(facts).partial().shape, is_default: isDefault });
export type AddressBody = z.infer<typeof addressBody>;

export const address = z
  .object({
    id: z.uuid(),
    label: z.string(),
    recipient: z.string(),
    phone: z.string(),
    province: z.string(),
    district: z.string(),
    line: z.string(),
    map_link: z.string().optional().describe('Where a map shows it, if anybody has pinned it'),
    is_default: z.boolean(),
  })
  .meta({ id: 'Address' });
export const addressesAnswer = z.object({ addresses: z.array(address) });
