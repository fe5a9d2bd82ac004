import type { TablePaginationConfig } from 'antd';
import { LOG_PAGE_SIZE } from '../../../api/security-api';

/** The pages below a table of a log. */
export function logPages(
  list: { currentPage: number; total: number } | undefined,
  onChange: (page: number) => void,
): TablePaginationConfig {
  return {
    current: list?.currentPage ?? 1,
    total: list?.total ?? 0,
    pageSize: LOG_PAGE_SIZE,
    showSizeChanger: false,
    hideOnSinglePage: true,
    onChange,
  };
}
