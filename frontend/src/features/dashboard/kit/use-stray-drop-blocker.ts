import { useEffect } from 'react';

const isFileField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'file';

/** Keeps the browser from opening files that are dropped outside a drop area, which would leave the page. */
export function useStrayDropBlocker(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || isFileField(event.target)) return;
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
