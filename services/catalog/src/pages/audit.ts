import type { Subject } from '@mekong/messaging';
import type { ShopPage } from './shop-page.entity.js';

export const aboutPage = ({ slug, title }: ShopPage): Subject => ({ type: 'page', id: slug, name: title });

export const factsOfPage = ({
  title,
  titleKm,
  text,
  textKm,
}: Pick<ShopPage, 'title' | 'titleKm' | 'text' | 'textKm'>) => ({
  title,
  title_km: titleKm,
  text,
  text_km: textKm,
});
