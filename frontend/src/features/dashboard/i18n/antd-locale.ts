import type { ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US';
import { useEffect, useState } from 'react';
import type { Language } from '../../../lib/i18n/language';

type Locale = NonNullable<ConfigProviderProps['locale']>;

/**
 * antd's own words (pages, dates, empty tables): English, and Khmer once loaded. Never none: with a locale antd wraps what is
 * below once more, so that a switch would draw everything anew and lose what is typed.
 */
export function useAntdLocale(language: Language): Locale {
  const [khmer, setKhmer] = useState<Locale | null>(null);
  useEffect(() => {
    if (language !== 'km' || khmer) return;
    import('antd/es/locale/km_KH').then(
      (locale) => setKhmer(locale.default),
      (failure: unknown) => console.warn('The controls stay English:', failure),
    );
  }, [language, khmer]);
  return (language === 'km' && khmer) || english;
}
