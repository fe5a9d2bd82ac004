import type { Product } from '../../api/types';

/**
 * The product as structured data for search engines.
 * Source: https://schema.org/Product
 */
export function StructuredData({
  product: { name, description, price, stock, brand, image_url },
}: {
  product: Product;
}) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image: image_url,
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
  // Escaped, so that a product's text cannot close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
