import type { InvoiceDocument, InvoiceLine } from '../../api/types';

/** What a paper says in Khmer with English below, as the law has it, whatever language its reader has chosen. */
export type Words = readonly [km: string, en: string];

export const TITLES: Record<InvoiceDocument['kind'], Words> = {
  commercial: ['វិក្កយបត្រ', 'Invoice'],
  vat: ['វិក្កយបត្រអាករ', 'VAT invoice'],
  credit_note: ['លិខិតឥណទាន', 'Credit note'],
};

/** What a line is for that is no product. */
export const LINES: Record<Exclude<InvoiceLine['kind'], 'product'>, Words> = {
  discount: ['បញ្ចុះតម្លៃ', 'Discount'],
  delivery: ['ថ្លៃដឹកជញ្ជូន', 'Delivery'],
  other: ['ចំនួនទឹកប្រាក់ផ្សេងទៀត', 'Other amounts'],
  replaced: ['ជំនួសដោយវិក្កយបត្រអាករ', 'Replaced by a VAT invoice'],
};

export const WORDS = {
  number: ['លេខ', 'No.'],
  date: ['កាលបរិច្ឆេទ', 'Date'],
  paid: ['ថ្ងៃទូទាត់', 'Paid on'],
  order: ['ការបញ្ជាទិញ', 'Order'],
  credits: ['ដកចេញពីវិក្កយបត្រ', 'Takes from invoice'],
  seller: ['អ្នកលក់', 'Seller'],
  buyer: ['អ្នកទិញ', 'Buyer'],
  tin: ['លេខអត្តសញ្ញាណកម្មសារពើពន្ធ', 'VAT TIN'],
  taxNumber: ['លេខអត្តសញ្ញាណកម្មសារពើពន្ធ', 'TIN'],
  phone: ['ទូរស័ព្ទ', 'Phone'],
  place: ['ល.រ', 'No.'],
  description: ['បរិយាយមុខទំនិញ', 'Description'],
  quantity: ['បរិមាណ', 'Quantity'],
  price: ['ថ្លៃឯកតា', 'Unit price'],
  amount: ['ថ្លៃទំនិញ', 'Amount'],
  net: ['សរុបមិនរួមអាករ', 'Total without VAT'],
  vat: ['អាករលើតម្លៃបន្ថែម ១០%', 'VAT 10%'],
  total: ['សរុប', 'Total'],
  totalWithVat: ['សរុបរួមអាករ', 'Total with VAT'],
  rate: ['អត្រាប្ដូរប្រាក់', 'Exchange rate'],
  signedBySeller: ['ហត្ថលេខា និងឈ្មោះអ្នកលក់', "Seller's signature and name"],
  signedByBuyer: ['ហត្ថលេខា និងឈ្មោះអ្នកទិញ', "Buyer's signature and name"],
} as const satisfies Record<string, Words>;
