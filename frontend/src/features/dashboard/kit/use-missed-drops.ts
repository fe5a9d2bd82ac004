import { useEffect } from 'react';

const isFileField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'file';

/** While this page is there, the browser does not leave it to open files that were dropped beside a place for them. */
export function useMissedDrops(): void {
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
