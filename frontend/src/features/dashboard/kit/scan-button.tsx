import { Button } from 'antd';
import { useState } from 'react';
import { CameraIcon } from '../../../components/later-icons';
import { lazyPage } from './lazy-page';
import { SafeDialog } from './safe-dialog';

const ScanDialog = lazyPage(() => import('./scan-dialog'));

interface ScanButtonProps {
  label: string;
  /** Called with the text of the code; the camera is off by then. */
  onRead: (text: string) => void;
}

/** Reads a code by the camera; not there where the browser gives none, as on pages without HTTPS. */
export function ScanButton({ label, onRead }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const read = (text: string) => {
    close();
    onRead(text);
  };
  if (!('mediaDevices' in navigator)) return null;
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label={label}
        title={label}
        icon={<CameraIcon size={18} />}
        onClick={() => setOpen(true)}
      />
      <SafeDialog onClose={close}>
        {isOpen && <ScanDialog title={label} onRead={read} onClose={close} />}
      </SafeDialog>
    </>
  );
}
