import type { ReactNode } from 'react';
import type { ListedSpec } from '../lib/spec-list';
import styles from './spec-list.module.css';

interface SpecListProps {
  specs: ListedSpec[];
  children: (spec: ListedSpec) => ReactNode;
}

/** Specifications with what is said of each, one below the other. */
export function SpecList({ specs, children }: SpecListProps) {
  return (
    <dl className={styles.specs}>
      {specs.map((spec) => (
        <div key={spec.name} className={styles.spec}>
          <dt>{spec.label}</dt>
          <dd>{children(spec)}</dd>
        </div>
      ))}
    </dl>
  );
}
