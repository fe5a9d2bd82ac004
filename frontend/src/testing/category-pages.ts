import { http, HttpResponse } from 'msw';
import type { CategoryPage, Facets, Product } from '../api/types';

/** One page of a category, without facets to filter by. */
export function aCategoryPage(products: Product[], facts: Partial<CategoryPage> = {}): CategoryPage {
  const facets: Facets = { price: null, in_stock: products.length, details: [] };
  return { products, page: 1, totalPages: 1, total: products.length, facets, ...facts };
}

/** Answers the calls for a brand's pages in the mouse category. `asked` lists their queries, parameters sorted by name. */
export function categoryPages(brand: string, answer: (query: URLSearchParams) => CategoryPage | Response) {
  const asked: string[] = [];
  const handler = http.get(`*/api/products/mouse/${brand}`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    query.sort();
    asked.push(query.toString());
    const given = answer(query);
    return given instanceof Response ? given : HttpResponse.json(given);
  });
  return { asked, handler };
}
