import { Fragment, type ReactNode } from 'react';
import { useI18n } from './i18n';
import type { Text } from './translate';

/** A text with elements in place of its `{names}`. */
export function RichText({ text, ...elements }: { text: Text } & Record<string, ReactNode>) {
  const { t } = useI18n();
  return t(text)
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? elements[part] : part}</Fragment>);
}
