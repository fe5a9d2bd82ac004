import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** The store's dispatch, typed to accept thunks. */
export const useAppDispatch = () => useDispatch<ThunkDispatch<unknown, undefined, UnknownAction>>();
