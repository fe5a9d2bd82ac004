import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem, ProductSummary } from '../../api/types';

export interface CartState {
  items: CartItem[];
}

const initialState: CartState = { items: [] };

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    added(state, { payload }: PayloadAction<ProductSummary>) {
      const item = state.items.find(({ id }) => id === payload.id);
      if (item) item.quantity += 1;
      else state.items.push({ ...payload, quantity: 1 });
    },
    increased(state, { payload }: PayloadAction<number>) {
      const item = state.items.find(({ id }) => id === payload);
      if (item) item.quantity += 1;
    },
    decreased(state, { payload }: PayloadAction<number>) {
      const item = state.items.find(({ id }) => id === payload);
      if (item) item.quantity -= 1;
      state.items = state.items.filter(({ quantity }) => quantity > 0);
    },
    removed(state, { payload }: PayloadAction<number>) {
      state.items = state.items.filter(({ id }) => id !== payload);
    },
    /** Another tab or an earlier visit has this cart. */
    restored(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload;
    },
    cleared(state) {
      state.items = [];
    },
  },
});

export const { added, increased, decreased, removed, restored, cleared } = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

interface WithCart {
  cart: CartState;
}

export const selectCartItems = (state: WithCart): CartItem[] => state.cart.items;

/** The sum of all quantities. */
export const selectCartCount = (state: WithCart): number =>
  state.cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
