import { useState, type DragEvent, type ReactNode } from 'react';
import styles from './drop-area.module.css';
import { droppedFiles } from './file-path';
import { useStrayDropBlocker } from './use-stray-drop-blocker';

interface DropAreaProps {
  isBusy?: boolean;
  onDrop: (files: File[]) => void;
  children: ReactNode;
}

/** An area that accepts dropped files. Files dropped elsewhere are ignored instead of opened by the browser. */
export function DropArea({ isBusy = false, onDrop, children }: DropAreaProps) {
  useStrayDropBlocker();
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
        void droppedFiles(event.dataTransfer).then(onDrop);
      }}
    >
      {children}
    </div>
  );
}
