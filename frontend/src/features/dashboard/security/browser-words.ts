import type { StaffText } from '../i18n/staff-i18n';

type Translate = (text: StaffText, values?: Record<string, string | number>) => string;

/** Translates the server's name of a browser, such as 'Chrome on Windows' or 'Unknown browser'. */
export function browserWords(name: string, t: Translate): string {
  const [first, system] = name.split(' on ') as [string, string?];
  const browser = first === 'Unknown browser' ? t('Unknown browser') : first;
  return system ? t('{browser} on {system}', { browser, system }) : browser;
}
