import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useI18n } from '../../../lib/i18n/i18n';
import { toast } from '../../../lib/toast';
import { useIsOnline } from '../../../lib/use-is-online';
import { useStaffI18n } from '../i18n/staff-i18n';

interface SafeDialogProps {
  onClose: () => void;
  /** None while it is closed. */
  children: ReactNode;
}

/** Closes a dialog that breaks, or whose code could not be loaded, and says so: the page stays as it is. */
export function SafeDialog({ onClose, children }: SafeDialogProps) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const isOnline = useIsOnline();
  const giveUp = (error: unknown) => {
    console.error('A dialog of the dashboard broke:', error);
    toast.error(
      t('It could not be opened'),
      isOnline ? undefined : { description: shop('You are offline.') },
    );
    onClose();
  };
  return (
    <ErrorBoundary resetKeys={[Boolean(children)]} fallbackRender={() => null} onError={giveUp}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
