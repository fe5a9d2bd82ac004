import { useEffect, useRef } from 'react';
import { Picture } from '../../../components/picture';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { StaleNotice } from './stale-notice';

/** One fact that somebody else has changed while a form was open. */
export interface ChangedFact {
  label: string;
  now: string;
  /** What it is now is an image, by its address. */
  isImage?: boolean;
  /** The form holds another value, which saving puts in its place. */
  isReplaced: boolean;
}

/** Says what somebody else has changed meanwhile and what saving again will do about it. */
export function ChangedMeanwhile({ title, facts }: { title: StaffText; facts: ChangedFact[] }) {
  const { t } = useStaffI18n();
  const box = useRef<HTMLDivElement>(null);
  // The button that led here may be far below.
  // In braces: some browsers answer a promise, which is no clean-up.
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
                {fact.isImage && <Picture src={fact.now} alt="" width={96} height={81} />}
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
  if (isImage)
    return isReplaced ? '{label} is now this; saving puts yours in its place' : '{label} is now this';
  return isReplaced ? '{label} is now “{now}”; saving puts yours in its place' : '{label} is now “{now}”';
}
