import { Alert } from 'antd';
import type { ReactNode } from 'react';

/** Says that somebody else has changed the same thing first. */
export function StaleNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 'var(--space-4)' }}
      title={title}
      description={children}
    />
  );
}
