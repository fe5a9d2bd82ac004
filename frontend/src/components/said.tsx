import type { ReactNode } from 'react';
import { useI18n } from '../lib/i18n/i18n';
import { SHOP_NAME } from '../lib/shop';
import styles from './said.module.css';

/** Who said something, and when. */
export const SaidHead = ({ children }: { children: ReactNode }) => <p className={styles.head}>{children}</p>;

/** What somebody wrote, in their own lines. */
export const SaidText = ({ children }: { children: ReactNode }) => <p className={styles.text}>{children}</p>;

/** The buttons below what somebody wrote. */
export const SaidActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

interface SaidCardProps {
  head: ReactNode;
  text: string;
  /** What the shop answers, if it does. */
  answer: string | null;
  /** Its buttons. */
  children?: ReactNode;
}

/** What a shopper said of a product, with the shop's answer, as an item of a list. */
export function SaidCard({ head, text, answer, children }: SaidCardProps) {
  const { t } = useI18n();
  return (
    <li className={styles.card}>
      <SaidHead>{head}</SaidHead>
      {text && <SaidText>{text}</SaidText>}
      {answer && (
        <div className={styles.answer}>
          <strong>{t('{shop} answers', { shop: SHOP_NAME })}</strong>
          <SaidText>{answer}</SaidText>
        </div>
      )}
      {children}
    </li>
  );
}
