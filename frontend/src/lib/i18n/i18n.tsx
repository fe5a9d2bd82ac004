import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { Fault } from '../../api/problem';
import { formatMoment } from '../dates';
import { formatMoney } from '../money';
import { keepLanguage, type Language } from './language';
import { english, loadLanguagePack, type LanguagePack } from './load-language';
import { translateFault, translateProblem } from './translate-problem';
import { fillIn, lookUp, type Params, type Text } from './translate';

interface I18n {
  language: Language;
  /** One of the storefront's texts in the shopper's language. */
  t: (text: Text, params?: Params) => string;
  /** Why the server refused a call, in the shopper's language; null when it gave no reason. */
  translateProblem: (error: unknown) => string | null;
  /** The fault of a field or a row, in the shopper's language. */
  translateFault: (fault: Fault) => string;
  /** Dollars as the shop writes them. */
  money: (dollars: number) => string;
  /** An ISO time as date and time of the browser's time zone; '-' when there is none. */
  moment: (iso: string | null | undefined) => string;
  /** The Khmer text if the shopper reads Khmer and there is one, else the English. */
  pick: (english: string, khmer: string | null | undefined) => string;
  /** Shows the shop in a language, by the shopper's choice unless said otherwise. */
  switchTo: (language: Language, isChosen?: boolean) => Promise<void>;
}

function makeI18n({ language, dictionary, translator }: LanguagePack, switchTo: I18n['switchTo']): I18n {
  return {
    language,
    t: (text, params) => fillIn(lookUp(dictionary, text), params),
    translateProblem: (error) => translateProblem(error, translator),
    translateFault: (fault) => translateFault(fault, translator),
    money: formatMoney,
    // As mails and staff say it, wherever the reader is.
    moment: (iso) => formatMoment(iso, language),
    pick: (english, khmer) => (language === 'km' && khmer) || english,
    switchTo,
  };
}

const I18nContext = createContext(makeI18n(english, () => Promise.resolve()));

/** Provides the texts for the screens below it, starting in the language of `start`. */
export function I18nProvider({ start = english, children }: { start?: LanguagePack; children: ReactNode }) {
  const [pack, setPack] = useState(start);
  const i18n = useMemo(() => {
    const switchTo = async (language: Language, isChosen = true) => {
      const next = await loadLanguagePack(language);
      keepLanguage(language, isChosen);
      setPack(next);
    };
    return makeI18n(pack, switchTo);
  }, [pack]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** The texts and formats of the shopper's language. */
export function useI18n(): I18n {
  return use(I18nContext);
}
