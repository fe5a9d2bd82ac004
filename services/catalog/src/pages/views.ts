import type { ShopPage } from './shop-page.entity.js';

export const pageView = ({ slug, title, titleKm, text, textKm, updatedAt }: ShopPage) => ({
  slug,
  title,
  title_km: titleKm,
  text,
  text_km: textKm,
  updated_at: updatedAt.toISOString(),
});

/** A page for its editor. */
export const editedPageView = (page: ShopPage) => ({ ...pageView(page), version: page.version });
