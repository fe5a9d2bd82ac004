import type { ReactNode } from 'react';
import { Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './chart-figure.module.css';

interface ChartFigureProps {
  title: string;
  isWide?: boolean;
  head: string[];
  rows: string[][];
  children: ReactNode;
}

/** A chart with a hidden table of the same figures for screen readers. */
export function ChartFigure({ title, isWide = false, head, rows, children }: ChartFigureProps) {
  const { t } = useStaffI18n();
  return (
    <figure className={isWide ? styles.wide : styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      {rows.length === 0 ? (
        <Note>{t('Nothing was sold on these days.')}</Note>
      ) : (
        <>
          <div className={styles.canvas}>{children}</div>
          <div className="visually-hidden">
            <table>
              <caption>{title}</caption>
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...figures]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {figures.map((figure, place) => (
                      <td key={head[place + 1]}>{figure}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </figure>
  );
}
