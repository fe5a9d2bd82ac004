import type { ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US';
import { useEffect, useState } from 'react';
import type { Language } from '../../../lib/i18n/language';

type Locale = NonNullable<ConfigProviderProps['locale']>;

/** Where antd's Khmer says something else, such as "clear" of water, or has the year before its month. */
const CALENDAR_WORDS = {
  clear: 'សម្អាត',
  timeSelect: 'ជ្រើសរើសម៉ោង',
  decadeSelect: 'ជ្រើសរើសទសវត្សរ៍',
  previousDecade: 'ទសវត្សរ៍មុន',
  nextDecade: 'ទសវត្សរ៍បន្ទាប់',
  monthBeforeYear: true,
};

function mended(khmer: Locale): Locale {
  const { DatePicker } = khmer;
  if (!DatePicker) return khmer;
  return { ...khmer, DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, ...CALENDAR_WORDS } } };
}

/**
 * antd's own texts (pages, dates, empty tables) in English, or in Khmer once loaded. Never undefined: adding a locale later
 * would make antd remount everything below it, and lose what was typed.
 */
export function useAntdLocale(language: Language): Locale {
  const [khmer, setKhmer] = useState<Locale | null>(null);
  useEffect(() => {
    if (language !== 'km' || khmer) return;
    import('antd/es/locale/km_KH').then(
      (locale) => setKhmer(mended(locale.default)),
      (failure: unknown) => console.warn('The controls stay English:', failure),
    );
  }, [language, khmer]);
  return (language === 'km' && khmer) || english;
}
