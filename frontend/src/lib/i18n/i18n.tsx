import { createContext, Fragment, use, useMemo, useState, type ReactNode } from 'react';
import type { Fault } from '../../api/problem';
import { formatMoment } from '../dates';
import { formatMoney } from '../money';
import { keepLanguage, type Language } from './language';
import { english, loadSpeech, type Speech } from './load-speech';
import { translateFault, translateProblem } from './translate-problem';
import { fillIn, lookUp, type Params, type Text } from './translate';

interface I18n {
  language: Language;
  /** One of the storefront's texts in the shopper's language. */
  t: (text: Text, params?: Params) => string;
  /** Why the server refused a call, in the shopper's language; null when it gave no reason. */
  translateProblem: (error: unknown) => string | null;
  /** What the server found wrong with a field or a row, in the shopper's language. */
  translateFault: (fault: Fault) => string;
  /** Dollars as the shop writes them. */
  money: (dollars: number) => string;
  /** An ISO time as local date and time; '-' when there is none. */
  moment: (iso: string | null | undefined) => string;
  /** The Khmer wording where the shopper reads Khmer and there is one, else the other. */
  either: (english: string, khmer: string | null | undefined) => string;
  switchTo: (language: Language) => Promise<void>;
}

function makeI18n({ language, dictionary, wording }: Speech, switchTo: I18n['switchTo']): I18n {
  return {
    language,
    t: (text, params) => fillIn(lookUp(dictionary, text), params),
    translateProblem: (error) => translateProblem(error, wording),
    translateFault: (fault) => translateFault(fault, wording),
    money: formatMoney,
    moment: (iso) => formatMoment(iso, language),
    either: (english, khmer) => (language === 'km' && khmer) || english,
    switchTo,
  };
}

const I18nContext = createContext(makeI18n(english, () => Promise.resolve()));

/** Gives the screens below it their texts, starting in the language of `start`. */
export function I18nProvider({ start = english, children }: { start?: Speech; children: ReactNode }) {
  const [speech, setSpeech] = useState(start);
  const i18n = useMemo(() => {
    const switchTo = async (language: Language) => {
      const next = await loadSpeech(language);
      keepLanguage(language);
      setSpeech(next);
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
