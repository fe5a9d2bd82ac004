import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { formatDay, formatMoment } from '../../../lib/dates';
import { useI18n } from '../../../lib/i18n/i18n';
import { fillIn, lookUp, type Dictionary, type Params, type Text } from '../../../lib/i18n/translate';
import type { km } from './km';

/** The texts whose Khmer the dashboard has itself, in English. */
export type OwnText = keyof typeof km;

/** Every text of the dashboard, in English; also those of the storefront. A text without its Khmer does not compile. */
export type StaffText = OwnText | Text;

const Texts = createContext<Dictionary>(null);

/** Provides the dashboard's texts: English at once, Khmer as soon as it is loaded. */
export function StaffTexts({ children }: { children: ReactNode }) {
  const { language } = useI18n();
  const [khmer, setKhmer] = useState<Dictionary>(null);
  useEffect(() => {
    if (language !== 'km' || khmer) return;
    import('./km').then(
      (texts) => setKhmer(texts.km),
      (failure: unknown) => console.warn('The dashboard stays English:', failure),
    );
  }, [language, khmer]);
  return <Texts value={language === 'km' ? khmer : null}>{children}</Texts>;
}

/** As `useI18n`, with the dashboard's texts. Times are in the shop's time zone, like the days by which lists are filtered. */
export function useStaffI18n() {
  const shop = useI18n();
  const dictionary = use(Texts);
  return useMemo(
    () => ({
      ...shop,
      t: (text: StaffText, params?: Params) =>
        isOfStorefront(text, dictionary) ? shop.t(text, params) : fillIn(lookUp(dictionary, text), params),
      /** Nothing for an amount that somebody in this role is not told. */
      money: (dollars: number | null) => (dollars === null ? '' : shop.money(dollars)),
      day: (day: string) => formatDay(day, shop.language),
      moment: (iso: string | null | undefined) => formatMoment(iso, shop.language),
    }),
    [shop, dictionary],
  );
}

/** Whether only the storefront has the Khmer of a text. All are English until the dashboard's own are loaded. */
const isOfStorefront = (text: StaffText, own: Dictionary): text is Text => own !== null && !(text in own);
