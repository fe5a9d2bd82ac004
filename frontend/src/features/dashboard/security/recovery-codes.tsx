import { Alert, Button, Space } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Narrow } from './narrow';
import styles from './recovery-codes.module.css';

const asFile = (codes: string[]) => `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`;

/** The recovery codes, which the server sends only once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useStaffI18n();
  return (
    <Narrow>
      <Alert
        type="warning"
        showIcon
        title={t('Keep these recovery codes')}
        description={t('They are shown only now. Each logs you in once when your phone is not at hand.')}
      />
      <ul className={styles.codes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Space wrap>
        <Button href={asFile(codes)} download="recovery-codes.txt">
          {t('Download')}
        </Button>
        <Button type="primary" onClick={onKept}>
          {t('I have kept them')}
        </Button>
      </Space>
    </Narrow>
  );
}
