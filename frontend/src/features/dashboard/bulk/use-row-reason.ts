import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';

/** How the server words what is wrong with a row; the named groups are the gaps of the text. */
const WHOLE: [RegExp, StaffText][] = [
  [/^Unknown brand: (?<name>.*)$/su, 'Unknown brand: {name}'],
  [/^Unknown image: (?<name>.*)$/su, 'Unknown image: {name}'],
  [/^Row (?<row>\d+) has this product already$/u, 'Row {row} has this product already'],
];

const PARTS: [RegExp, StaffText][] = [
  [/^(?<field>[\w ]+) is required$/u, '{field} is required'],
  [/^(?<field>[\w ]+) must be a number$/u, '{field} must be a number'],
  [/^(?<field>[\w ]+) must be a whole number$/u, '{field} must be a whole number'],
  [/^(?<field>[\w ]+) must be yes or no$/u, '{field} must be yes or no'],
  [/^(?<field>[\w ]+) must be at least (?<least>\d+)$/u, '{field} must be at least {least}'],
  [/^(?<field>[\w ]+) must be at most (?<most>\d+)$/u, '{field} must be at most {most}'],
  [/^(?<field>[\w ]+) must have at most 2 decimals$/u, '{field} must have at most 2 decimals'],
  [
    /^(?<field>[\w ]+) must have at most (?<most>\d+) characters$/u,
    '{field} must have at most {most} characters',
  ],
  [/^(?<field>[\w ]+) must be one of (?<choices>.*)$/u, '{field} must be one of {choices}'],
];

const FIELDS: readonly string[] = ['Name', 'Category', 'Brand', 'Price', 'Stock', 'Description', 'Image'];

/** Why a row failed, in the reader's language as far as it is known there. */
export function useRowReason(): (reason: string) => string {
  const { t, said } = useStaffI18n();
  const worded = (reason: string, wordings: [RegExp, StaffText][]): string | undefined => {
    for (const [pattern, text] of wordings) {
      const gaps = pattern.exec(reason)?.groups;
      if (!gaps) continue;
      const { field } = gaps;
      return t(text, field && FIELDS.includes(field) ? { ...gaps, field: t(field as StaffText) } : gaps);
    }
    return undefined;
  };
  return (reason) => {
    const parts = reason.split('. ').map((part) => worded(part, PARTS));
    return worded(reason, WHOLE) ?? (parts.includes(undefined) ? said(reason) : parts.join('. '));
  };
}
