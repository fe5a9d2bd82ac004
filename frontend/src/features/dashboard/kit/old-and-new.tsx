import type { ReactNode } from 'react';
import type { Product } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './old-and-new.module.css';

interface OldAndNewProps {
  /** What stands above both columns. */
  old: string;
  new: string;
  rows: (Pick<Product, 'id' | 'name'> & { was: ReactNode; will: ReactNode })[];
}

/** A figure of each product as it is, and as it will be. */
export function OldAndNew({ old, new: then, rows }: OldAndNewProps) {
  const { t } = useStaffI18n();
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{t('Product')}</th>
          <th scope="col">{old}</th>
          <th scope="col">{then}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, was, will }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{was}</td>
            <td>{will}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
