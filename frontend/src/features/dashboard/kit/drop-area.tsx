import { useState, type DragEvent, type ReactNode } from 'react';
import styles from './drop-area.module.css';
import { useMissedDrops } from './use-missed-drops';

interface DropAreaProps {
  isBusy?: boolean;
  onDrop: (files: File[]) => void;
  children: ReactNode;
}

/** A place for files that are dropped. Those that miss it do not lead away from the page. */
export function DropArea({ isBusy = false, onDrop, children }: DropAreaProps) {
  useMissedDrops();
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <div
      className={isOver ? `${styles.area} ${styles.over}` : styles.area}
      aria-busy={isBusy}
      onDragEnter={(event) => hover(event, true)}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false);
        onDrop(Array.from(event.dataTransfer.files));
      }}
    >
      {children}
    </div>
  );
}
