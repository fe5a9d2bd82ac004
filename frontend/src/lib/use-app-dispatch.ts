import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** The store's dispatch, which takes thunks as well. */
export const useAppDispatch = () => useDispatch<ThunkDispatch<unknown, undefined, UnknownAction>>();
