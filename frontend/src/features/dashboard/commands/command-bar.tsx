import { useEffect, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BY_KEYS } from '../kit/page-head';
import styles from './command-bar.module.css';
import type { Command } from './command';
import { CommandField } from './command-field';
import { useFoundCommands } from './use-found-commands';
import { useKnownCommands } from './use-known-commands';

const optionId = (place: number) => `command-${place}`;

interface CommandBarProps {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
  /** Shows all shortcuts instead. */
  onHelp: () => void;
}

/** Goes to whatever is typed: a section, an order, a product, a customer or a mail; by keyboard alone. */
export default function CommandBar({ typed, onType, onClose, onHelp }: CommandBarProps) {
  const { t } = useStaffI18n();
  const navigate = useNavigate();
  const [place, setPlace] = useState(0);
  const found = useFoundCommands(typed);
  const known = useKnownCommands(typed);
  // What was found follows what is there at once, which so stays where it is while somebody chooses.
  const groups = [...known, ...found.groups];
  const commands = groups.flatMap((group) => group.commands);
  const chosen = Math.min(place, commands.length - 1);

  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const open = ({ to }: Command) => {
    onClose();
    void navigate(to, { state: BY_KEYS });
  };

  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setPlace((chosen + step + commands.length) % Math.max(commands.length, 1));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && commands[chosen])
      open(commands[chosen]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <CommandField
        typed={typed}
        aria-controls="commands"
        aria-activedescendant={commands.length > 0 ? optionId(chosen) : undefined}
        onType={(text) => {
          onType(text);
          setPlace(0);
        }}
        onKeyDown={handleKey}
      />
      <div id="commands" role="listbox" aria-label={t('Go to or do')} className={styles.list}>
        {groups.map(({ title, commands: ofGroup }) => (
          <div key={title} role="group" aria-label={t(title)}>
            <p className={styles.title} aria-hidden="true">
              {t(title)}
            </p>
            {ofGroup.map((command) => {
              const at = commands.indexOf(command);
              return (
                <div
                  key={command.key}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === chosen}
                  className={styles.option}
                  onMouseMove={() => setPlace(at)}
                  onClick={() => open(command)}
                >
                  <span className={styles.label}>{command.label}</span>
                  {command.note && <span className={styles.note}>{command.note}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.state} role="status">
        {found.isSearching && typed.trim() !== ''
          ? t('Searching...')
          : commands.length === 0 && t('Nothing found.')}
      </p>
      <div className={styles.foot}>
        <p className={styles.keys}>{t('Arrow keys choose, Enter opens, Esc closes.')}</p>
        <button type="button" className={styles.help} onClick={onHelp}>
          {t('Shortcuts')}
        </button>
      </div>
    </>
  );
}
