import { Icon } from '../../../components/icons';

/** The strokes of each section's icon, in a field of 24 by 24. */
const STROKES: Record<string, string> = {
  home: 'm4 11 8-7 8 7v9h-5v-6H9v6H4z',
  products: 'm4 8 8-4 8 4v8l-8 4-8-4zm0 0 8 4 8-4m-8 4v8',
  brands: 'M4 4h8l8 8-8 8-8-8zm4.5 4.5h.01',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zm3 5h6m-6 4h6',
  customers:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6 9c0-3.5 2.5-6 6-6s6 2.5 6 6m1-15.5a3.5 3.5 0 0 1 0 6.5m1.5 3.5c2 .8 3.5 2.8 3.5 5.5',
  analytics: 'M3 20h18M5.5 20V11M12 20V4m6.5 16v-6',
  reviews: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  media: 'M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4m-4.5-7h.01',
  reports: 'M6 3h8l4 4v14H6zm8 0v4h4m-9 6h6m-6 4h6',
  security: 'm12 3 7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z',
  notifications: 'M6 9a6 6 0 0 1 12 0c0 6 2.5 7.5 2.5 7.5h-17S6 15 6 9Zm4 11a2.2 2.2 0 0 0 4 0',
};

/** The icon of a section of the menu, before its name. */
export function SectionIcon({ of }: { of: string }) {
  return (
    <Icon className="anticon" size={18}>
      <path d={STROKES[of]} />
    </Icon>
  );
}
