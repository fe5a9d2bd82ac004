import { Alert } from 'antd';
import type { ReactNode } from 'react';

/** Says that somebody else was faster. */
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
