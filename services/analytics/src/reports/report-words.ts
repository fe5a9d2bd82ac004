import type { PaymentMethod } from '@mekong/contracts';
import type { Column, ReportRow } from './reports.js';

export const languages = ['en', 'km'] as const;
export type Language = (typeof languages)[number];

/** The Khmer texts of reports, the same as in the dashboard. */
const khmer = new Map([
  ['Day', 'ថ្ងៃទី'],
  ['Order', 'ការបញ្ជាទិញ'],
  ['Order ID', 'លេខសម្គាល់ការបញ្ជាទិញ'],
  ['Product', 'ផលិតផល'],
  ['Category', 'ប្រភេទ'],
  ['Brand', 'ម៉ាក'],
  ['Quantity', 'ចំនួន'],
  ['Sold in period', 'លក់ក្នុងរយៈពេលនេះ'],
  ['Price', 'តម្លៃ'],
  ['Discount', 'បញ្ចុះតម្លៃ'],
  ['Amount', 'ទឹកប្រាក់'],
  ['Refunded', 'បានសងប្រាក់វិញ'],
  ['Payment method', 'វិធីបង់ប្រាក់'],
  ['Currency', 'រូបិយប័ណ្ណ'],
  ['Demo payment', 'ការទូទាត់សាកល្បង'],
  ['Cash on delivery', 'បង់ប្រាក់ពេលទទួលទំនិញ'],
  ['Status', 'ស្ថានភាព'],
  ['Orders', 'ការបញ្ជាទិញ'],
  ['In stock', 'មានក្នុងស្តុក'],
  ['Stock value', 'តម្លៃស្តុក'],
  ['Stock value at cost', 'តម្លៃស្តុកតាមថ្លៃដើម'],
  ['Average cost', 'ថ្លៃដើមមធ្យម'],
  ['Last cost', 'ថ្លៃដើមចុងក្រោយ'],
  ['Cost', 'ថ្លៃដើម'],
  ['Gross profit', 'ចំណេញដុល'],
  ['Margin (%)', 'ចំណេញ (%)'],
  ['Last sold', 'លក់ចុងក្រោយ'],
  ['Supplier', 'អ្នកផ្គត់ផ្គង់'],
  ['Sold a day', 'លក់ក្នុងមួយថ្ងៃ'],
  ['To order', 'ត្រូវបញ្ជាទិញ'],
  ['Name', 'ឈ្មោះ'],
  ['Email', 'អ៊ីមែល'],
  ['Signed up', 'ថ្ងៃចុះឈ្មោះ'],
  ['Last order', 'ការបញ្ជាទិញចុងក្រោយ'],
  ['Search', 'ពាក្យស្វែងរក'],
  ['Times', 'ចំនួនដង'],
  ['Last day', 'ថ្ងៃចុងក្រោយ'],
  ['paid', 'បានទូទាត់'],
  ['shipped', 'កំពុងដឹកជញ្ជូន'],
  ['delivered', 'បានដឹកដល់'],
  ['refunded', 'បានសងប្រាក់វិញ'],
  ['Mouse', 'កណ្ដុរ'],
  ['Mousepad', 'ផ្ទាំងរងកណ្ដុរ'],
  ['Keyboard', 'ក្ដារចុច'],
  ['Headphone', 'កាសស្ដាប់'],
  ['Monitor', 'ម៉ូនីទ័រ'],
]);

const methods: Record<PaymentMethod, string> = {
  demo: 'Demo payment',
  khqr: 'KHQR',
  cod: 'Cash on delivery',
};

/** Columns and rows with their headings, categories and states in this language, as in the dashboard. */
export function translateReport(language: Language, columns: Column[], rows: ReportRow[]) {
  const translate = (text: string) => (language === 'km' && khmer.get(text)) || text;
  const translators: Record<string, (value: string) => string> = {
    category: (slug) => translate(slug.charAt(0).toUpperCase() + slug.slice(1)),
    state: translate,
    method: (method) => translate(methods[method as PaymentMethod]),
  };
  const keys = columns.map(({ key }) => key).filter((key) => Object.hasOwn(translators, key));
  const wording = (row: ReportRow) =>
    keys.flatMap((key) => (row[key] ? [[key, translators[key]!(String(row[key]))] as const] : []));
  return {
    columns: columns.map((column) => ({ ...column, title: translate(column.title) })),
    rows: keys.length ? rows.map((row) => ({ ...row, ...Object.fromEntries(wording(row)) })) : rows,
  };
}
