/** How a list of orders can be sorted. */
export const orderSorts = ['newest', 'oldest', 'total-desc', 'total-asc'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** By what it is sorted, and which way; ids decide between equals. */
export const sortedBy: Record<OrderSort, { property: string; direction: 'ASC' | 'DESC' }> = {
  newest: { property: 'o.createdAt', direction: 'DESC' },
  oldest: { property: 'o.createdAt', direction: 'ASC' },
  'total-desc': { property: 'o.totalCents', direction: 'DESC' },
  'total-asc': { property: 'o.totalCents', direction: 'ASC' },
};
