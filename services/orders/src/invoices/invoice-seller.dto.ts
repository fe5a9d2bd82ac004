import { fault } from '@mekong/contracts';
import { requiredText, seenSettingVersion, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { tin } from './tin.js';

/** The addresses under which the shop's images are found. */
const imageAddress = /^\/images\/[0-9a-zA-Z_-]+\.webp$/;

export const invoiceSeller = z
  .object({
    name: z.string(),
    name_km: z.string(),
    address: z.string(),
    address_km: z.string(),
    tin: z.string().nullable(),
    vat_registered: z.boolean(),
    logo: z.string().nullable().describe("The address of one of the shop's images"),
  })
  .meta({ id: 'InvoiceSeller' });

export const sellerAnswer = z.object({ seller: invoiceSeller.extend({ version: z.int() }) });

export const sellerBody = z
  .object({
    name: requiredText(200),
    name_km: text(200),
    address: requiredText(500),
    address_km: text(500),
    tin: tin.nullable().transform((number) => number || null),
    vat_registered: z.boolean(),
    logo: text(200)
      .nullable()
      .transform((address) => address || null)
      .refine(
        (address) => address === null || imageAddress.test(address),
        fault('NOT_IN_LIBRARY', 'must be one of your library'),
      ),
    version: seenSettingVersion,
  })
  .refine(({ tin: number, vat_registered: isRegistered }) => number !== null || !isRegistered, {
    path: ['tin'],
    ...fault('REQUIRED', 'is required'),
  });
export type SellerBody = z.infer<typeof sellerBody>;
