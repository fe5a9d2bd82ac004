import { useSearchParams } from 'react-router-dom';
import type { RowFilter } from '../../../api/bulk-api';

const FILTERS: readonly string[] = ['create', 'change', 'same', 'error', 'near-brand'];

interface UploadAddress {
  batch: string;
  rows: RowFilter | '';
  rowPage: number;
}

/** Which upload is open, and which of its rows, as the address holds it beside the search of the products. */
export function useUploadAddress() {
  const [params, setParams] = useSearchParams();
  const rows = params.get('rows') ?? '';
  const address: UploadAddress = {
    batch: params.get('batch') ?? '',
    rows: FILTERS.includes(rows) ? (rows as RowFilter) : '',
    rowPage: Math.max(1, Math.trunc(Number(params.get('row-page'))) || 1),
  };

  const show = ({ batch = address.batch, rows: kind = '', rowPage = 1 }: Partial<UploadAddress>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        const words = { batch, rows: kind, 'row-page': rowPage > 1 ? String(rowPage) : '' };
        for (const [name, word] of Object.entries(words))
          if (word) after.set(name, word);
          else after.delete(name);
        return after;
      },
      { preventScrollReset: true },
    );
  return { ...address, show };
}
