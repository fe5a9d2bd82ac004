interface ListQuery<List> {
  data?: List;
  currentData?: List;
  error?: unknown;
}

/**
 * What a list shows: the page that was asked for or, until it comes, the one before. Of a failed load only what was had of
 * the same page, and never that there is nothing.
 */
export function shownOf<List extends { total: number }>({ data, currentData, error }: ListQuery<List>) {
  if (!error) return data;
  return currentData && currentData.total > 0 ? currentData : undefined;
}
