import type { Column, ReportRow } from './reports.js';

export const languages = ['en', 'km'] as const;
export type Language = (typeof languages)[number];

/** What reports say in Khmer, as the dashboard does. */
const khmer = new Map([
  ['Day', 'ថ្ងៃទី'],
  ['Order', 'ការបញ្ជាទិញ'],
  ['Product', 'ផលិតផល'],
  ['Category', 'ប្រភេទ'],
  ['Brand', 'ម៉ាក'],
  ['Quantity', 'ចំនួន'],
  ['Price', 'តម្លៃ'],
  ['Amount', 'ទឹកប្រាក់'],
  ['Refunded', 'បានសងប្រាក់វិញ'],
  ['Status', 'ស្ថានភាព'],
  ['Orders', 'ការបញ្ជាទិញ'],
  ['In stock', 'ក្នុងស្តុក'],
  ['Stock value', 'តម្លៃស្តុក'],
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

/** Columns and rows with headings, categories and states as the dashboard shows them in this language. */
export function inWords(language: Language, columns: Column[], rows: ReportRow[]) {
  const say = (text: string) => (language === 'km' && khmer.get(text)) || text;
  const spoken: Record<string, (value: string) => string> = {
    category: (slug) => say(slug.charAt(0).toUpperCase() + slug.slice(1)),
    state: say,
  };
  const keys = columns.map(({ key }) => key).filter((key) => Object.hasOwn(spoken, key));
  const wording = (row: ReportRow) =>
    keys.map((key) => [key, row[key] && spoken[key]!(String(row[key]))] as const);
  return {
    columns: columns.map((column) => ({ ...column, title: say(column.title) })),
    rows: keys.length ? rows.map((row) => ({ ...row, ...Object.fromEntries(wording(row)) })) : rows,
  };
}
