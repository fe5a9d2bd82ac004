import { useCallback, useEffect, useRef, useState } from 'react';

const WIDE = '(min-width: 56rem)';

/**
 * The state of the side menu. On wide screens it is beside the page. On narrow ones it covers the page, takes the focus, and
 * closes with Esc or a click beside it, which returns the focus to its button.
 */
export function useSideMenu() {
  const [isWide, setWide] = useState(() => window.matchMedia(WIDE).matches);
  const [isOpen, setOpen] = useState(isWide);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const isOver = isOpen && !isWide;

  useEffect(() => {
    const media = window.matchMedia(WIDE);
    const follow = () => {
      setWide(media.matches);
      setOpen(media.matches);
    };
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOver) return;
    menu.current?.querySelector<HTMLElement>('[role=menu]')?.focus();
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [isOver, close]);

  return { isOpen, isOver, button, menu, toggle: () => setOpen(!isOpen), close };
}
