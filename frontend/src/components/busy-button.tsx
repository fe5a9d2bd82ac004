import { Button } from './button';
import { Ring } from './spinner';

interface BusyButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  kind?: 'primary' | 'danger';
  onClick?: () => void;
}

/** A button that turns and cannot be pressed again while its work runs; submits unless it has an onClick. */
export function BusyButton({ label, busyLabel, busy, disabled = false, kind, onClick }: BusyButtonProps) {
  return (
    <>
      <Button type={onClick ? 'button' : 'submit'} kind={kind} disabled={busy || disabled} onClick={onClick}>
        {busy && <Ring />}
        {busy ? busyLabel : label}
      </Button>
      <span role="status" className="visually-hidden">
        {busy && busyLabel}
      </span>
    </>
  );
}
