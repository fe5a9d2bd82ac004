import { containing } from '@mekong/service-defaults';
import { wantedOrderWords } from './search-key.js';

/** Whether each of these lists of patterns (JSON) has one that the order, or a name of its products, is like. */
export const isLikeAll = <Patterns extends string>(patterns: Patterns) =>
  `NOT EXISTS (
  SELECT FROM jsonb_array_elements(${patterns}::jsonb) AS word WHERE NOT EXISTS (
    SELECT FROM jsonb_array_elements_text(word) AS form WHERE o.search_key LIKE form
      OR EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id AND i.name_key LIKE form)))` as const;

/** The words of a search as `isLikeAll` takes them. */
export const patternsOf = (q = ''): string =>
  JSON.stringify(wantedOrderWords(q).map((forms) => forms.map(containing)));
