import { useGetReviewsInfiniteQuery } from '../../api/reviews-api';
import type { Product, ShownReview } from '../../api/types';
import { findCategory } from '../../lib/categories';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { shopDay } from '../../api/shop-time';
import { productPath } from '../../lib/product-path';
import { reviewAuthor } from '../../lib/review-author';
import { fullAddress, SHOP_NAME } from '../../lib/shop';
import { StructuredData } from './structured-data';

/**
 * The product and its place in the shop as structured data for search engines.
 * Source: https://schema.org/Product
 */
export default function ProductData({ product }: { product: Product }) {
  const { t } = useI18n();
  const { data: reviews } = useGetReviewsInfiniteQuery(product.id);
  const newest = reviews?.pages[0]?.reviews ?? [];
  const { name, description, price, stock, brand, category, image_url, sku, rating, sale } = product;
  const label = findCategory(category)?.label;
  const item = (position: number, itemName: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name: itemName,
    item: fullAddress(path),
  });
  return (
    <StructuredData
      facts={[
        {
          '@type': 'Product',
          name,
          description,
          image: fullAddress(image_url),
          ...(sku && { sku }),
          brand: { '@type': 'Brand', name: brand.name },
          ...(rating.average !== null && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating.average,
              reviewCount: rating.count,
            },
          }),
          ...(newest.length > 0 && { review: newest.map((review) => reviewFacts(review, t)) }),
          offers: {
            '@type': 'Offer',
            url: fullAddress(productPath(product)),
            price: price.toFixed(2),
            priceCurrency: 'USD',
            ...(sale && { priceValidUntil: shopDay(new Date(sale.ends_at)) }),
            itemCondition: 'https://schema.org/NewCondition',
            availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
          },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            item(1, SHOP_NAME, '/'),
            item(2, label ? t(label) : category, `/category/${category}`),
            item(3, name, productPath(product)),
          ],
        },
      ]}
    />
  );
}

function reviewFacts(review: ShownReview, t: (text: Text) => string) {
  const { rating, text, created_at } = review;
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: reviewAuthor(review, t) },
    reviewRating: { '@type': 'Rating', ratingValue: rating },
    datePublished: created_at,
    ...(text && { reviewBody: text }),
  };
}
