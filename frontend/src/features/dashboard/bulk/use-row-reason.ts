import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';

/** How the server words what is wrong with a row; the named groups are the gaps of the text. */
const WORDINGS: [RegExp, StaffText][] = [
  [/^Unknown brand: (?<name>.*)$/su, 'Unknown brand: {name}'],
  [/^Unknown image: (?<name>.*)$/su, 'Unknown image: {name}'],
  [/^Two images are called (?<name>.*)$/su, 'Two images are called {name}'],
  [/^Row (?<row>\d+) has this product already$/u, 'Row {row} has this product already'],
  [/^(?<name>\w+) and (?<alias>\w+) say different things$/u, '{name} and {alias} say different things'],
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
  const worded = (fault: string): string => {
    for (const [pattern, text] of WORDINGS) {
      const gaps = pattern.exec(fault)?.groups;
      if (!gaps) continue;
      const { field } = gaps;
      return t(text, field && FIELDS.includes(field) ? { ...gaps, field: t(field as StaffText) } : gaps);
    }
    return said(fault);
  };
  // A full stop may also be within the name of a brand or a picture.
  const isFault = (part: string) => WORDINGS.some(([pattern]) => pattern.test(part)) || said(part) !== part;
  return (reason) => {
    const faults: string[] = [];
    for (const part of reason.split('. '))
      if (faults.length === 0 || isFault(part)) faults.push(part);
      else faults.push(`${faults.pop()}. ${part}`);
    return faults.map(worded).join('. ');
  };
}
