import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './command-field.module.css';

interface CommandFieldProps extends Pick<
  ComponentProps<'input'>,
  'onKeyDown' | 'aria-controls' | 'aria-activedescendant'
> {
  typed: string;
  onType: (typed: string) => void;
}

/** The field of the command bar, which takes the focus. */
export function CommandField({ typed, onType, ...rest }: CommandFieldProps) {
  const { t } = useStaffI18n();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  return (
    <input
      {...rest}
      ref={field}
      className={styles.field}
      type="text"
      role="combobox"
      aria-expanded={rest['aria-controls'] !== undefined}
      aria-autocomplete="list"
      aria-label={t('Go to or do')}
      placeholder={t('A page, order number, product, customer or mail')}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
