import { Button } from '../../components/button';
import { Notice } from '../../components/notices';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './turn-notice.module.css';

interface TurnNoticeProps {
  /** How many people are served before. */
  ahead: number;
  onStop: () => void;
}

/** Says that an order waits for its turn, since many people are buying. */
export default function TurnNotice({ ahead, onStop }: TurnNoticeProps) {
  const { t } = useI18n();
  return (
    <Notice role="status">
      <div className={styles.turn}>
        <p>
          <strong>{t('Many people are buying right now.')}</strong>{' '}
          {ahead === 0 ? t('You are next.') : t('People before you: {count}', { count: ahead })}
        </p>
        <p>{t('Your order goes out by itself when it is your turn. Please keep this page open.')}</p>
        <Button kind="quiet" onClick={onStop}>
          {t('Stop waiting')}
        </Button>
      </div>
    </Notice>
  );
}
