const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');

/** The shop's name; the page's application-name decides, so that a shop can be renamed without a build. */
export const SHOP_NAME = meta?.content || 'Mekong Gear';
