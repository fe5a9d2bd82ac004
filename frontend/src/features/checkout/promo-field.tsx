import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { ErrorText } from '../../components/notices';
import { Ring } from '../../components/spinner';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './promo-field.module.css';
import type { Promo } from './use-promo';

/** Takes a promo code, or shows the one that is taken. */
export function PromoField({ promo }: { promo: Promo }) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  const isToFocus = useRef(false);
  const noteChange = () => {
    isToFocus.current = true;
  };

  // The button that was pressed is gone, and with it the focus.
  useEffect(() => {
    if (!isToFocus.current) return;
    isToFocus.current = false;
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [promo.code]);

  const remove = () => {
    noteChange();
    promo.remove();
  };
  return (
    <div ref={box} className={styles.promo}>
      {promo.code ? (
        <>
          <div className={styles.taken}>
            <span>
              {t('Promo code')} <strong>{promo.code}</strong>
            </span>
            <Button
              kind="quiet"
              aria-label={t('Remove promo code {code}', { code: promo.code })}
              onClick={remove}
            >
              {t('Remove')}
            </Button>
          </div>
          <ErrorText>{promo.fault}</ErrorText>
        </>
      ) : (
        <CodeForm promo={promo} onTaking={noteChange} />
      )}
      <p role="status" className="visually-hidden">
        {promo.code && !promo.fault && t('Promo code {code} is applied', { code: promo.code })}
      </p>
    </div>
  );
}

function CodeForm({ promo, onTaking }: { promo: Promo; onTaking: () => void }) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || promo.isChecking) return;
    onTaking();
    await promo.apply(typed);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('Promo code')}
        name="promo_code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={40}
        value={typed}
        error={promo.fault ?? undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          promo.forgetFault();
        }}
      />
      <Button type="submit" kind="quiet" className={styles.apply} disabled={typed.trim() === ''}>
        {promo.isChecking && <Ring />}
        {t('Apply')}
      </Button>
    </form>
  );
}
