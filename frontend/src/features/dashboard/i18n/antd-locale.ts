import type { ConfigProviderProps } from 'antd';
import { useEffect, useState } from 'react';
import type { Language } from '../../../lib/i18n/language';

type Locale = ConfigProviderProps['locale'];

/** antd's own words (pages, dates, empty tables) in Khmer, once loaded; undefined is its English. */
export function useAntdLocale(language: Language): Locale {
  const [khmer, setKhmer] = useState<Locale>();
  useEffect(() => {
    if (language !== 'km' || khmer) return;
    import('antd/es/locale/km_KH').then(
      (locale) => setKhmer(locale.default),
      (failure: unknown) => console.warn('The controls stay English:', failure),
    );
  }, [language, khmer]);
  return language === 'km' ? khmer : undefined;
}
