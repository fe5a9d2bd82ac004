import type { Invoice, InvoiceDocument } from '../api/types';

/** An invoice of a mouse with its delivery, by a shop that is registered for VAT. */
export function anInvoice(facts: Partial<Invoice> = {}): Invoice {
  const document: InvoiceDocument = {
    ...{ number: 'INV-2026-000012', kind: 'commercial', order_id: 'ord-1', order_number: 'MG-2601-0001' },
    ...{ credits: null, issued_on: '2026-11-24', paid_on: '2026-11-24' },
    seller: {
      ...{
        name: 'Mekong Gear Co., Ltd.',
        name_km: 'មេគង្គ ហ្គៀរ',
        tin: 'K001-901234567',
        vat_registered: true,
      },
      ...{ address: '12 Street 240, Phnom Penh', address_km: 'ផ្លូវ ២៤០ រាជធានីភ្នំពេញ', logo: null },
    },
    buyer: { name: 'Sok Dara', address: 'Street 7, Siem Reap', phone: '012345678', tin: null },
    lines: [
      {
        ...{ kind: 'product', name: 'Naga Mini', name_km: 'ណាហ្គា', quantity: 1 },
        ...{ unit_cents: 1_999, amount_cents: 1_999 },
      },
      { kind: 'delivery', name: '', name_km: null, quantity: 1, unit_cents: 200, amount_cents: 200 },
    ],
    totals: {
      ...{ currency: 'USD', net_cents: 1_999, vat_cents: 200, total_cents: 2_199, riel_rate: 4_013 },
      ...{ rate_day: '2026-11-23', net_khr: 80_220, vat_khr: 8_026, total_khr: 88_246 },
    },
  };
  return { ...document, documents: [document], vat_request_until: null, ...facts };
}
