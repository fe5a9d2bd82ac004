import type { HomeShelf } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';

/** The labels of what admins set of the shop's look, by the names of the API. */
export function useLookLabels() {
  const { t } = useStaffI18n();
  return {
    name: t('Name of the shop'),
    logo: t('Logo'),
    brand_color: t('Brand color'),
    accent_color: t('Accent color'),
    mail_footer: t('Line under mails'),
    mail_footer_km: t('Line under mails (Khmer)'),
    hero_title: t('Title'),
    hero_title_km: t('Title (Khmer)'),
    hero_text: t('Text'),
    hero_text_km: t('Text (Khmer)'),
    hero_image: t('Picture'),
    shelves: t('Below the top'),
  };
}

/** The parts of the landing page below its top, by their names in the API. */
export const SHELF_WORDS: Record<HomeShelf, StaffText> = {
  'new-arrivals': 'New arrivals',
  'best-sellers': 'Best sellers',
  brands: 'Brands',
  'recently-viewed': 'Recently viewed',
  promises: 'What the shop promises',
};

/** Parts as the value of a form's item, which a draft keeps as a text. */
export const shelvesText = (shelves: readonly string[]): string => shelves.join(',');
export const shelvesOf = (text: string): HomeShelf[] => text.split(',').filter(Boolean) as HomeShelf[];
