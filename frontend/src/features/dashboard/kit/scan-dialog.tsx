import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Dialog } from './dialog';
import { readFromCamera } from './read-from-camera';
import styles from './scan-dialog.module.css';

interface ScanDialogProps {
  title: string;
  onRead: (text: string) => void;
  onClose: () => void;
}

/** What the camera sees, until there is a code in it. */
export default function ScanDialog({ title, onRead, onClose }: ScanDialogProps) {
  const { t } = useStaffI18n();
  const [failure, setFailure] = useState<StaffText | null>(null);
  const again = failure && (
    <Button type="primary" onClick={() => setFailure(null)}>
      {t('Retry')}
    </Button>
  );
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      footer={(_, { CancelBtn }) => (
        <>
          <CancelBtn />
          {again}
        </>
      )}
    >
      {failure ? (
        <ErrorText>{t(failure)}</ErrorText>
      ) : (
        <>
          <Camera onRead={onRead} onFailed={setFailure} />
          <p className={styles.hint}>{t('Hold the barcode or the QR code into the picture.')}</p>
        </>
      )}
    </Dialog>
  );
}

interface CameraProps {
  onRead: (text: string) => void;
  onFailed: (reason: StaffText) => void;
}

/** Called once, with the first code that is read. */
function Camera({ onRead, onFailed }: CameraProps) {
  const { t } = useStaffI18n();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onRead, onFailed });
  useEffect(() => {
    latest.current = { onRead, onFailed };
  });
  useEffect(
    () =>
      readFromCamera(video.current!, {
        onRead: (text) => latest.current.onRead(text),
        onFailed: (error) => latest.current.onFailed(reasonOf(error)),
      }),
    [],
  );
  return (
    <video ref={video} className={styles.picture} aria-label={t('Picture of the camera')} muted playsInline />
  );
}

// The names are those of `getUserMedia`.
const REASONS: Partial<Record<string, StaffText>> = {
  NotAllowedError: 'The camera may not be used here. Allow it in the settings of your browser.',
  NotFoundError: 'This device has no camera.',
  OverconstrainedError: 'This device has no camera.',
  NotReadableError: 'Another program uses the camera.',
};

const reasonOf = (error: unknown): StaffText =>
  (error instanceof Error && REASONS[error.name]) || 'The camera could not be started.';
