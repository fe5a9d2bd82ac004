import { isNearName } from '../../../api/near-names';
import { km } from '../i18n/km';
import { useStaffI18n, type OwnText } from '../i18n/staff-i18n';
import { useMay, type Deed } from '../kit/may';
import { MENU_SECTIONS } from '../shell/menu-sections';
import type { Command, CommandGroup } from './command';

const BASE = '/seller-dashboard';

const ACTS: { label: OwnText; to: string; needs: Deed }[] = [
  { label: 'Ship orders', to: `${BASE}/view-all-orders?status=paid`, needs: 'ship' },
  { label: 'Restock products', to: `${BASE}/products?stock=restock`, needs: 'sell' },
  { label: 'New product', to: `${BASE}/products/new`, needs: 'sell' },
  { label: 'Approve reviews', to: `${BASE}/reviews/pending`, needs: 'sell' },
  { label: 'Answer questions', to: `${BASE}/questions/waiting`, needs: 'sell' },
  { label: 'Failed mails', to: `${BASE}/notifications/mails?status=failed`, needs: 'seeCustomers' },
];

/** A command, and the words by which it is found. */
type Known = Command & { words: string };

/**
 * What the user may do and where they may go, as far as it has every typed word, in English or in Khmer. Where nothing has,
 * letters may be wrong.
 */
export function useKnownCommands(typed: string): CommandGroup[] {
  const { t } = useStaffI18n();
  const may = useMay();
  const known = (key: string, to: string, label: OwnText, section?: OwnText): Known => ({
    key,
    to,
    label: t(label),
    note: section && t(section),
    words: [label, km[label], ...(section ? [section, km[section]] : [])].join(' ').toLowerCase(),
  });
  const acts = ACTS.filter(({ needs }) => may(needs)).map(({ label, to }) => known(label, to, label));
  const sections = MENU_SECTIONS.flatMap((section) =>
    section.actions
      .filter(({ needs }) => !needs || may(needs))
      .map(({ label, to }) => known(to, to, label, section.label)),
  );
  const all: { title: OwnText; commands: Known[] }[] = [
    { title: 'Do', commands: acts },
    { title: 'Go to', commands: [known(BASE, BASE, 'Home'), ...sections] },
  ];
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const thatFit = (fits: (word: string, known: string) => boolean) =>
    all
      .map(({ title, commands }) => ({
        title,
        commands: commands.filter((command) => words.every((word) => fits(word, command.words))),
      }))
      .filter(({ commands }) => commands.length > 0);
  const exact = thatFit((word, known) => known.includes(word));
  return exact.length > 0 ? exact : thatFit(isNearlyIn);
}

/** Whether a word of the text is, or begins, nearly so. */
const isNearlyIn = (word: string, text: string): boolean =>
  text.includes(word) ||
  text.split(/\s+/).some((one) => isNearName(word, one) || isNearName(word, one.slice(0, word.length)));
