import type { ReactNode } from 'react';
import { Lead } from '../kit/lead';
import styles from './rows-list.module.css';

interface RowsListProps {
  lead: string;
  items: { key: string; text: string; act: ReactNode }[];
  children?: ReactNode;
}

/** What many rows of a file lack, each thing once, with what can be done about it. */
export function RowsList({ lead, items, children }: RowsListProps) {
  return (
    <div className={styles.rows}>
      <Lead>{lead}</Lead>
      <ul className={styles.list}>
        {items.map(({ key, text, act }) => (
          <li key={key}>
            <span>{text}</span> {act}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
