/** Where a page of a list is. */
export interface PagePlace {
  page: number;
  totalPages: number;
}

/** Whether the list ends before this page. A list without entries has its first page. */
export const isBeyond = ({ page, totalPages }: PagePlace): boolean => page > Math.max(totalPages, 1);
