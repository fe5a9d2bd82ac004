import { fullAddress, SHOP_NAME } from '../../lib/shop';

/** The shop and its search as structured data. Source: https://schema.org/WebSite */
export function ShopData() {
  const search = {
    '@type': 'SearchAction',
    target: fullAddress('/search?q={term}'),
    'query-input': 'required name=term',
  };
  return (
    <StructuredData
      facts={[{ '@type': 'WebSite', name: SHOP_NAME, url: fullAddress('/'), potentialAction: search }]}
    />
  );
}

/** Facts for search engines, by the words of https://schema.org */
export function StructuredData({ facts }: { facts: object[] }) {
  // Escaped, so that a product's text cannot close the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': facts }).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
