import type { Product } from '../../api/types';

/**
 * The product as search engines read it.
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
  // A product's own text must not end the element that holds it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
