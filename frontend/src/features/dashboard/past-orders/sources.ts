/** The shop systems that orders came from, as their marks. */
export const SOURCES = { shopify: 'From Shopify', woocommerce: 'From WooCommerce' } as const;

export const EVERY_SOURCE = { '': 'All shop systems', ...SOURCES } as const;
