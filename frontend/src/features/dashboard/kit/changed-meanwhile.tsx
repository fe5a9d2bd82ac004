import { useEffect, useRef } from 'react';
import { ShopImage } from '../../../components/shop-image';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { StaleNotice } from './stale-notice';

/** A field that somebody else has changed while a form was open. */
export interface ChangedFact {
  label: string;
  now: string;
  /** Whether `now` is the address of an image. */
  isImage?: boolean;
  /** Whether the form has another value, which would overwrite this one. */
  isReplaced: boolean;
}

/** Shows what somebody else has changed, and which changes saving again would overwrite. */
export function ChangedMeanwhile({ title, facts }: { title: StaffText; facts: ChangedFact[] }) {
  const { t } = useStaffI18n();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button may be far below. The braces keep the effect from returning a promise, which new browsers give.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, [facts]);
  return (
    <div ref={box}>
      <StaleNotice title={t(title)}>
        {facts.length > 0 && (
          <ul>
            {facts.map((fact) => (
              <li key={fact.label}>
                {t(sentenceOf(fact), { label: fact.label, now: fact.now || '-' })}
                {fact.isImage && <ShopImage src={fact.now} alt="" width={96} height={81} />}
              </li>
            ))}
          </ul>
        )}
        {t('Please look again, then save.')}
      </StaleNotice>
    </div>
  );
}

function sentenceOf({ isImage, isReplaced }: ChangedFact): StaffText {
  if (isImage) return isReplaced ? '{label} is now this; saving will overwrite it' : '{label} is now this';
  return isReplaced ? '{label} is now “{now}”; saving will overwrite it' : '{label} is now “{now}”';
}
