import { useEffect, useRef } from 'react';
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

/** A button with a spinner that is disabled while `busy`; it submits its form unless it has an onClick. */
export function BusyButton({ label, busyLabel, busy, disabled = false, kind, onClick }: BusyButtonProps) {
  const wasBusy = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  // A disabled button loses the focus; give it back afterwards unless something else has it by then.
  useEffect(() => {
    if (!busy && document.activeElement === document.body && wasBusy.current) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);

  return (
    <>
      <Button
        ref={button}
        type={onClick ? 'button' : 'submit'}
        kind={kind}
        disabled={busy || disabled}
        onClick={onClick}
      >
        {busy && <Ring />}
        {busy ? busyLabel : label}
      </Button>
      <span role="status" className="visually-hidden">
        {busy && busyLabel}
      </span>
    </>
  );
}
