import type { StaffText } from '../i18n/staff-i18n';

type Translate = (text: StaffText, values?: Record<string, string | number>) => string;

/** A browser as the server names it, 'Chrome on Windows' or 'Unknown browser', in the reader's language. */
export function browserWords(name: string, t: Translate): string {
  const [first, system] = name.split(' on ') as [string, string?];
  const browser = first === 'Unknown browser' ? t('Unknown browser') : first;
  return system ? t('{browser} on {system}', { browser, system }) : browser;
}
