import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useMay, type Deed } from '../kit/may';
import { MENU_SECTIONS } from '../shell/menu-sections';
import type { Command, CommandGroup } from './command';

const BASE = '/seller-dashboard';

const ACTS: { label: StaffText; to: string; needs: Deed }[] = [
  { label: 'Ship orders', to: `${BASE}/view-all-orders?status=paid`, needs: 'ship' },
  { label: 'Restock products', to: `${BASE}/products?stock=restock`, needs: 'sell' },
  { label: 'New product', to: `${BASE}/products/new`, needs: 'sell' },
  { label: 'Approve reviews', to: `${BASE}/reviews/pending`, needs: 'sell' },
  { label: 'Failed mails', to: `${BASE}/notifications/mails?status=failed`, needs: 'seeCustomers' },
];

/** What the user may do and where they may go, as far as it has every typed word. */
export function useKnownCommands(typed: string): CommandGroup[] {
  const { t } = useStaffI18n();
  const may = useMay();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label, note = '' }: Command) => {
    const text = `${label} ${note}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const acts = ACTS.filter(({ needs }) => may(needs)).map(({ label, to }) => ({
    key: label,
    label: t(label),
    to,
  }));
  const sections = MENU_SECTIONS.flatMap((section) =>
    section.actions
      .filter(({ needs }) => !needs || may(needs))
      .map(({ label, to }) => ({ key: to, label: t(label), note: t(section.label), to })),
  );
  const home = { key: BASE, label: t('Home'), to: BASE };
  const groups: CommandGroup[] = [
    { title: 'Do', commands: acts.filter(fits) },
    { title: 'Go to', commands: [home, ...sections].filter(fits) },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}
