import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchIcon } from '../../../components/icons';
import { useStaffI18n } from '../i18n/staff-i18n';
import { lazyPage } from '../kit/lazy-page';
import { useMay } from '../kit/may';
import { BY_KEYS } from '../kit/page-head';
import { useSingleKeys } from '../kit/use-single-keys';
import { CommandDialog } from './command-dialog';
import styles from './commands.module.css';
import { SafeDialog } from '../kit/safe-dialog';
import { BUTTON_KEYS, COMMAND_KEY, LEAPS } from '../kit/shortcuts';

const ShortcutsSheet = lazyPage(() => import('./shortcuts-sheet'));

/** A leap's second key must come this soon. */
const LEAP_MS = 1_500;

const WRITTEN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest(WRITTEN) !== null;
const isInDialog = () => document.querySelector('[role=dialog], dialog[open]') !== null;

/** The button of the command bar; opens it, the help and pages by keys. */
export function Commands() {
  const { t } = useStaffI18n();
  const navigate = useNavigate();
  const may = useMay();
  const { isOn: areSingleKeysOn } = useSingleKeys();
  const [shown, setShown] = useState<'bar' | 'help' | null>(null);
  const leapingSince = useRef(0);
  const close = () => setShown(null);

  const leap = (pressed: string) => {
    const target = LEAPS.find(({ key, needs }) => key === pressed && (!needs || may(needs)));
    if (target) void navigate(target.to, { state: BY_KEYS });
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = latinKey(event);
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k') {
      event.preventDefault();
      if (shown === 'bar') close();
      else if (!isInDialog()) setShown('bar');
      return;
    }
    if (!areSingleKeysOn || shown || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    if (isTyping(event.target) || isInDialog()) return;
    const isLeap = event.timeStamp - leapingSince.current < LEAP_MS && leapingSince.current > 0;
    leapingSince.current = key === 'g' ? event.timeStamp : 0;
    if (event.key === '?') setShown('help');
    else if (key === '/') focusSearch(event);
    else if (isLeap) leap(key);
    else if (BUTTON_KEYS.includes(key)) pressButton(key);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('Go to or do')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setShown('bar')}
      >
        <SearchIcon size={18} />
        <span className={styles.words} aria-hidden="true">
          {t('Go to or do')} <kbd>{COMMAND_KEY.join(' ')}</kbd>
        </span>
      </button>
      <SafeDialog onClose={close}>
        {shown === 'bar' ? (
          <CommandDialog onClose={close} onHelp={() => setShown('help')} />
        ) : (
          shown === 'help' && <ShortcutsSheet onClose={close} />
        )}
      </SafeDialog>
    </>
  );
}

/** On a Khmer keyboard the letter that is printed on the same key. */
const latinKey = ({ key, code }: KeyboardEvent) =>
  (/^[\x20-\x7e]$/.test(key) || !code.startsWith('Key') ? key : code.slice(3)).toLowerCase();

/** Presses the page's button that has this key, if there is one now. */
const pressButton = (key: string) =>
  document.querySelector<HTMLButtonElement>(`main button[aria-keyshortcuts=${key}]:enabled`)?.click();

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>('main [role=search] input');
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
}
