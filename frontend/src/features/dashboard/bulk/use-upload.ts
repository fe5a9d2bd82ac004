import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { uploadDone, useGetUploadQuery, type RowFilter } from '../../../api/bulk-api';

const POLL_MS = 1_000;

/** Loads an upload and a page of its rows, again every second while it is being written, or its images are fetched. */
export function useUpload(id: string, rows: string, page: number) {
  const dispatch = useDispatch();
  const search = { id, page, rows: (rows || undefined) as RowFilter | undefined };
  const query = useGetUploadQuery(search, { skip: !id });
  const state = query.currentData?.batch.state;
  const isFetching = (query.currentData?.batch.images_waiting ?? 0) > 0;
  const isMoving = state === 'running' || isFetching;
  useGetUploadQuery(search, { skip: !id || !isMoving, pollingInterval: POLL_MS });

  const before = useRef({ id, state });
  useEffect(() => {
    const was = before.current;
    if (was.id === id && was.state && was.state !== 'done' && state === 'done') dispatch(uploadDone());
    if (state) before.current = { id, state };
  }, [id, state, dispatch]);
  return query;
}
