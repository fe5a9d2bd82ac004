import type { EditedKind, Subject } from '@mekong/messaging';
import type { ShopPage } from './shop-page.entity.js';

const aboutPage = ({ slug, title }: ShopPage): Subject => ({ type: 'page', id: slug, name: title });

const factsOfPage = ({
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

export const editedPage: EditedKind<ShopPage> = {
  thing: 'page',
  action: 'page.edited',
  about: aboutPage,
  factsOf: factsOfPage,
};
