import { Button } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { browserSwitch } from '../kit/browser-switch';
import styles from './first-steps.module.css';
import { useFirstSteps, type FirstStep } from './use-first-steps';

const useShown = browserSwitch('first-steps', { isOnAtFirst: true });
/** Whether this browser has seen a step that was not done, so that whoever did them is told of the end. */
const useBegun = browserSwitch('first-steps-begun', { isOnAtFirst: false });

/** Leads through what a new shop needs before it sells; nothing in a shop that has all of it. */
export function FirstSteps() {
  const steps = useFirstSteps();
  const shown = useShown();
  const begun = useBegun();
  const done = steps?.filter(({ isDone }) => isDone).length ?? 0;
  const isBeginning = steps !== undefined && done < steps.length && !begun.isOn;
  const { toggle: begin } = begun;
  useEffect(() => {
    if (isBeginning) begin();
  });
  if (!steps) return null;
  if (done === steps.length) return begun.isOn ? <Ready onClose={begun.toggle} /> : null;
  if (shown.isOn) return <Steps steps={steps} done={done} onPutAway={shown.toggle} />;
  return <PutAway done={done} all={steps.length} onOpen={shown.toggle} />;
}

function Steps({ steps, done, onPutAway }: { steps: FirstStep[]; done: number; onPutAway: () => void }) {
  const { t } = useStaffI18n();
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps" className={styles.title}>
          {t('First steps')}
        </h2>
        <span className={styles.count}>{t('{done} of {all} done', { done, all: steps.length })}</span>
        <Button size="small" onClick={onPutAway}>
          {t('Put away')}
        </Button>
      </div>
      <ol className={styles.list}>
        {steps.map(({ label, to, isDone, or }) => (
          <li key={label} className={isDone ? styles.done : undefined}>
            <span className={styles.tick} aria-hidden="true">
              {isDone ? '✓' : ''}
            </span>
            <span>
              <Link to={to}>{t(label)}</Link> {or && <Link to={or.to}>{t(or.label)}</Link>}
            </span>
            {isDone && <span className="visually-hidden"> ({t('done')})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function PutAway({ done, all, onOpen }: { done: number; all: number; onOpen: () => void }) {
  const { t } = useStaffI18n();
  return (
    <p>
      <Button size="small" onClick={onOpen}>
        {t('First steps: {done} of {all} done', { done, all })}
      </Button>
    </p>
  );
}

function Ready({ onClose }: { onClose: () => void }) {
  const { t } = useStaffI18n();
  return (
    <div className={styles.ready}>
      <Notice kind="success" role="status">
        <p>
          <strong>{t('Ready to sell')}</strong>
        </p>
        <p>
          {t('All first steps are done.')} <Link to="/">{t('Open the shop')}</Link>
        </p>
        <Button size="small" onClick={onClose}>
          {t('Put away')}
        </Button>
      </Notice>
    </div>
  );
}
