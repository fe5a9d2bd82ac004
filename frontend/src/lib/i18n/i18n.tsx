import { createContext, Fragment, use, useMemo, useState, type ReactNode } from 'react';
import { formatMoment } from '../dates';
import { formatMoney } from '../money';
import { keepLanguage, type Language } from './language';
import { loadDictionary } from './load-dictionary';
import { fillIn, lookUp, type Dictionary, type Params, type Text } from './translate';

/** A language together with its texts. */
export interface Speech {
  language: Language;
  dictionary: Dictionary;
}

interface I18n {
  language: Language;
  /** One of the storefront's texts in the shopper's language. */
  t: (text: Text, params?: Params) => string;
  /** What the server said, in the shopper's language where it is known there. */
  said: (message: string) => string;
  /** Dollars as the shop writes them. */
  money: (dollars: number) => string;
  /** An ISO time as local date and time; '-' when there is none. */
  moment: (iso: string | null | undefined) => string;
  /** The Khmer wording where the shopper reads Khmer and there is one, else the other. */
  either: (english: string, khmer: string | null | undefined) => string;
  switchTo: (language: Language) => Promise<void>;
}

function makeI18n({ language, dictionary }: Speech, switchTo: I18n['switchTo']): I18n {
  return {
    language,
    t: (text, params) => fillIn(lookUp(dictionary, text), params),
    said: (message) => lookUp(dictionary, message),
    money: formatMoney,
    moment: (iso) => formatMoment(iso, language),
    either: (english, khmer) => (language === 'km' && khmer) || english,
    switchTo,
  };
}

const english: Speech = { language: 'en', dictionary: null };
const I18nContext = createContext(makeI18n(english, () => Promise.resolve()));

/** Gives the screens below it their texts, starting in the language of `start`. */
export function I18nProvider({ start = english, children }: { start?: Speech; children: ReactNode }) {
  const [speech, setSpeech] = useState(start);
  const i18n = useMemo(() => {
    const switchTo = async (language: Language) => {
      const dictionary = await loadDictionary(language);
      keepLanguage(language);
      setSpeech({ language, dictionary });
    };
    return makeI18n(speech, switchTo);
  }, [speech]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** The texts and formats of the shopper's language. */
export function useI18n(): I18n {
  return use(I18nContext);
}

/** A text with elements in the places of its `{names}`. */
export function Words({ text, ...elements }: { text: Text } & Record<string, ReactNode>) {
  const { t } = useI18n();
  return t(text)
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? elements[part] : part}</Fragment>);
}
