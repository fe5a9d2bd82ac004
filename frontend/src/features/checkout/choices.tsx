import type { ReactNode } from 'react';
import styles from './choices.module.css';

interface ChoicesProps {
  title: string;
  isBusy?: boolean;
  /** Says that what was chosen is no longer there; empty where it is. */
  lost: ReactNode;
  children: ReactNode;
  /** What stands below all of them. */
  foot?: ReactNode;
}

/** Choices of which one is taken. */
export function Choices({ title, isBusy, lost, children, foot }: ChoicesProps) {
  return (
    <fieldset className={styles.choices} aria-busy={isBusy}>
      <legend className={styles.title}>{title}</legend>
      {children}
      <p role="status" className={styles.lost}>
        {lost}
      </p>
      {foot}
    </fieldset>
  );
}

interface ChoiceProps {
  group: string;
  value: string;
  name: string;
  amount?: string;
  condition: ReactNode;
  isChosen: boolean;
  isClosed?: boolean;
  onChoose: () => void;
}

/** One of them, with what it costs and on what terms. */
export function Choice({ group, value, name, amount, condition, isChosen, isClosed, onChoose }: ChoiceProps) {
  return (
    <label className={isClosed ? `${styles.choice} ${styles.closed}` : styles.choice}>
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        disabled={isClosed}
        onChange={onChoose}
      />
      <span className={styles.words}>
        <strong>{name}</strong> {amount && <span className={styles.amount}>{amount}</span>}{' '}
        <span className={styles.condition}>{condition}</span>
      </span>
    </label>
  );
}
