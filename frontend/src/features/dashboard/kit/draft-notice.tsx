import { Alert, Button } from 'antd';
import type { MouseEvent } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';

/** Says that a form has what was typed before, and puts it back to how it would be without. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useStaffI18n();
  const discard = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes, and would take the focus to the top of the page.
    currentTarget.closest('[role=dialog], form')?.querySelector<HTMLElement>('input, textarea')?.focus();
    onDiscard();
  };
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 'var(--space-4)' }}
      title={t('Draft restored')}
      action={<Button onClick={discard}>{t('Discard draft')}</Button>}
    />
  );
}
