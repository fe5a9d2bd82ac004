import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { problemOf, statusOf } from '../../api/problem';
import type { Problem } from '../../api/types';
import type { Text } from '../../lib/i18n/translate';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A failed call: its status, null when no answer came, and the server's problem, null when there was none. */
export interface AuthFailure {
  status: number | null;
  data: Problem | null;
  /** What is said where the server said nothing. */
  otherwise?: Text;
}

/** A thunk that is rejected with the server's answer. */
export function authThunk<Result, Arg>(
  type: `${string}/${string}`,
  run: (arg: Arg, dispatch: Dispatch) => Promise<Result>,
  otherwise?: Text,
) {
  return createAsyncThunk<Result, Arg, { rejectValue: AuthFailure }>(
    type,
    async (arg, { dispatch, rejectWithValue }) => {
      try {
        return await run(arg, dispatch);
      } catch (error) {
        return rejectWithValue({ status: statusOf(error), data: problemOf(error), otherwise });
      }
    },
  );
}
