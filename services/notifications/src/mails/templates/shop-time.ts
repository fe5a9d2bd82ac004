import { shopZone, type Language } from '@mekong/contracts';

const formatOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: shopZone,
  });

/** Khmer texts of the shop have the digits that Khmer keyboards and banks show too. */
const formats: Record<Language, Intl.DateTimeFormat> = {
  en: formatOf('en-GB'),
  km: formatOf('km-u-nu-latn'),
};

/** An ISO time as a mail tells it, by the shop's clock. */
export const shopTime = (iso: string, language: Language): string => formats[language].format(new Date(iso));
