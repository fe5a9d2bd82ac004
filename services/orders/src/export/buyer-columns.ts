import type { Language } from '@mekong/contracts';
import type { Cell, Column, Row } from '@mekong/spreadsheets';
import type { Buyer } from './buyers.repository.js';

interface BuyerColumn {
  key: string;
  titles: Record<Language, string>;
  type: Column['type'];
  cellOf: (buyer: Buyer, language: Language) => Cell;
}

const column = (
  key: string,
  [en, km]: [en: string, km: string],
  cellOf: BuyerColumn['cellOf'],
  type: Column['type'] = 'text',
): BuyerColumn => ({ key, titles: { en, km }, type, cellOf });

/** Who has not said yes on their account page may not be written to about offers. */
const agreement: Record<Language, { since: (day: string) => string; no: string }> = {
  en: { since: (day) => `Yes, since ${day}`, no: 'No' },
  km: { since: (day) => `បាទ/ចាស តាំងពី ${day}`, no: 'ទេ' },
};

const columns: BuyerColumn[] = [
  column('name', ['Name', 'ឈ្មោះ'], ({ name }) => name),
  column('email', ['Email', 'អ៊ីមែល'], ({ email }) => email),
  column('phone', ['Phone', 'ទូរស័ព្ទ'], ({ phone }) => phone),
  column('orders', ['Orders', 'ការបញ្ជាទិញ'], ({ orders }) => orders, 'number'),
  column('pieces', ['Pieces', 'ចំនួន'], ({ pieces }) => pieces, 'number'),
  column('spent', ['Amount', 'ទឹកប្រាក់'], ({ spentCents }) => spentCents / 100, 'money'),
  column('first_day', ['First bought', 'ទិញដំបូង'], ({ firstDay }) => firstDay, 'day'),
  column('last_day', ['Last bought', 'ទិញចុងក្រោយ'], ({ lastDay }) => lastDay, 'day'),
  column('consent', ['Agreed to advertising', 'យល់ព្រមទទួលការផ្សាយពាណិជ្ជកម្ម'], ({ newsDay }, language) =>
    newsDay ? agreement[language].since(newsDay) : agreement[language].no,
  ),
];

export const buyerColumns = (language: Language): Column[] =>
  columns.map(({ key, titles, type }) => ({ key, title: titles[language], type }));

export const buyerRow = (buyer: Buyer, language: Language): Row =>
  Object.fromEntries(columns.map(({ key, cellOf }) => [key, cellOf(buyer, language)]));
