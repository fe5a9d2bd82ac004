import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { uploadDone, useGetBatchQuery, type RowFilter } from '../../../api/bulk-api';

const POLL_MS = 1_000;

/** An upload and a page of its rows; asked for again every second while it is being written. */
export function useUpload(id: string, rows: RowFilter | '' = '', page = 1) {
  const dispatch = useDispatch();
  const wish = { id, page, rows: rows || undefined };
  const query = useGetBatchQuery(wish, { skip: !id });
  const state = query.currentData?.batch.state;
  useGetBatchQuery(wish, { skip: !id || state !== 'running', pollingInterval: POLL_MS });

  const before = useRef({ id, state });
  useEffect(() => {
    const was = before.current;
    if (was.id === id && was.state && was.state !== 'done' && state === 'done') dispatch(uploadDone());
    if (state) before.current = { id, state };
  }, [id, state, dispatch]);
  return query;
}
