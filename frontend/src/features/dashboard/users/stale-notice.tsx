import { Alert } from 'antd';
import styles from './users.module.css';

/** One fact that somebody else has changed while a form was open. */
export interface StaleFact {
  label: string;
  now: string;
  /** The form holds another value, which saving puts in its place. */
  isReplaced: boolean;
}

/** Says what somebody else has changed meanwhile and what saving again will do about it. */
export function StaleNotice({ facts }: { facts: StaleFact[] }) {
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.stale}
      role="alert"
      title="Somebody else has changed this user meanwhile"
      description={
        <>
          {facts.length > 0 && (
            <ul>
              {facts.map(({ label, now, isReplaced }) => (
                <li key={label}>
                  {label} is now “{now || '-'}”{isReplaced ? '; saving puts yours in its place' : ''}
                </li>
              ))}
            </ul>
          )}
          Please look again, then save.
        </>
      }
    />
  );
}
