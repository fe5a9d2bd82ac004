import { useEffect, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { statusOf } from '../../api/problem';
import { useLazyGetWarrantiesQuery } from '../../api/warranty-api';
import { BusyButton } from '../../components/busy-button';
import { Field } from '../../components/field';
import { Notice } from '../../components/notices';
import { PageHead } from '../../components/page-head';
import { useI18n } from '../../lib/i18n/i18n';
import { useReason } from '../../lib/use-reason';
import { useTypedEarly } from '../../lib/use-typed-early';
import { WarrantyFacts } from './warranty-facts';
import styles from './warranty-screen.module.css';

/** Anybody who has a serial number sees until when its warranty holds. */
export function WarrantyScreen() {
  const { t } = useI18n();
  // A form that the browser sent by itself, before the shop's code was there, leads to what it asks for.
  const sent = useSearchParams()[0].get('serial') ?? '';
  const [serial, setSerial] = useState(sent);
  const [fault, setFault] = useState('');
  const [look, { data, error, isFetching, originalArgs: asked }] = useLazyGetWarrantiesQuery();
  useTypedEarly('warranty', (typed) => typed.serial && setSerial(typed.serial));

  useEffect(() => {
    if (sent.trim()) void look(sent.trim());
  }, [sent, look]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = serial.trim();
    setFault(wanted ? '' : t('Please type a serial number'));
    if (wanted) void look(wanted);
  };

  return (
    <>
      <PageHead title={t('Check a warranty')} path="/warranty" />
      <h1>{t('Check a warranty')}</h1>
      <form name="warranty" className={styles.form} noValidate onSubmit={submit}>
        <Field
          label={t('Serial number')}
          hint={t(
            'It stands on the product or its box, and on your receipt. Capitals, blanks and dashes do not matter.',
          )}
          error={fault}
          name="serial"
          value={serial}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setSerial(target.value)}
        />
        <BusyButton label={t('Check')} busyLabel={t('Loading...')} busy={isFetching} />
      </form>
      <div role="status" className={styles.found}>
        {!isFetching && !error && data?.map((one, place) => <WarrantyFacts key={place} of={one} />)}
        {!isFetching && error !== undefined && <Failure error={error} serial={asked ?? ''} />}
      </div>
    </>
  );
}

/** A number that is not known, in friendly words, or what else went wrong. */
function Failure({ error, serial }: { error: unknown; serial: string }) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const isUnknown = statusOf(error) === 404;
  return (
    <Notice kind={isUnknown ? undefined : 'warning'}>
      <p>
        {isUnknown
          ? t(
              'We have not sold anything with the serial number {serial}, or have not noted it. Please look at it once more, or write to us with your order number.',
              { serial },
            )
          : (reasonOf(error) ?? t('The warranty could not be looked up'))}
      </p>
    </Notice>
  );
}
