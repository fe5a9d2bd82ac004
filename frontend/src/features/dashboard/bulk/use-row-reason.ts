import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';

const PATTERNS: { pattern: RegExp; text: StaffText; name: string }[] = [
  { pattern: /^Unknown brand: (.*)$/su, text: 'Unknown brand: {name}', name: 'name' },
  { pattern: /^Unknown image: (.*)$/su, text: 'Unknown image: {name}', name: 'name' },
  {
    pattern: /^Row (\d+) has this product already$/u,
    text: 'Row {row} has this product already',
    name: 'row',
  },
];

/** Why a row failed, in the reader's language as far as it is known there. */
export function useRowReason(): (reason: string) => string {
  const { t, said } = useStaffI18n();
  return (reason) => {
    for (const { pattern, text, name } of PATTERNS) {
      const found = pattern.exec(reason)?.[1];
      if (found !== undefined) return t(text, { [name]: found });
    }
    return said(reason);
  };
}
