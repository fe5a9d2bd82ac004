import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem, ProductSummary } from '../../api/types';
import { roundToCents } from '../../lib/money';
import { MAX_QUANTITY } from '../../lib/max-quantity';

export interface CartState {
  items: CartItem[];
  /** Whether what this browser has stored has been read; rendered pages know nothing of it. */
  isKnown?: boolean;
}

const initialState: CartState = { items: [] };

const atMost = (quantity: number) => Math.min(quantity, MAX_QUANTITY);

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    added: {
      prepare: (product: ProductSummary, quantity = 1) => ({ payload: { ...product, quantity } }),
      reducer(state, { payload }: PayloadAction<CartItem>) {
        const item = state.items.find(({ id }) => id === payload.id);
        if (item) item.quantity = atMost(item.quantity + payload.quantity);
        else state.items.push(payload);
      },
    },
    increased(state, { payload }: PayloadAction<number>) {
      const item = state.items.find(({ id }) => id === payload);
      if (item) item.quantity = atMost(item.quantity + 1);
    },
    decreased(state, { payload }: PayloadAction<number>) {
      const item = state.items.find(({ id }) => id === payload);
      if (item) item.quantity -= 1;
      state.items = state.items.filter(({ quantity }) => quantity > 0);
    },
    removed(state, { payload }: PayloadAction<number>) {
      state.items = state.items.filter(({ id }) => id !== payload);
    },
    quantitySet(state, { payload }: PayloadAction<{ id: number; quantity: number }>) {
      const item = state.items.find(({ id }) => id === payload.id);
      if (item) item.quantity = payload.quantity;
      state.items = state.items.filter(({ quantity }) => quantity > 0);
    },
    /** Undoes a removal: puts the item back at its old place, adding to the quantity if it was added again since. */
    putBack(state, { payload: { item, index } }: PayloadAction<{ item: CartItem; index: number }>) {
      const present = state.items.find(({ id }) => id === item.id);
      if (present) present.quantity = atMost(present.quantity + item.quantity);
      else state.items.splice(index, 0, item);
    },
    /** Stores new prices that were shown to the shopper. */
    repriced(state, { payload }: PayloadAction<{ id: number; price: number }[]>) {
      for (const { id, price } of payload) {
        const item = state.items.find((candidate) => candidate.id === id);
        if (item) item.price = price;
      }
    },
    /** Replaces the cart with that of an earlier visit or of another tab. */
    restored(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload;
      state.isKnown = true;
    },
    cleared(state) {
      state.items = [];
    },
  },
});

export const { added, increased, decreased, removed, quantitySet, putBack, repriced, restored, cleared } =
  cartSlice.actions;
export const cartReducer = cartSlice.reducer;

export interface WithCart {
  cart: CartState;
}

export const selectCartItems = (state: WithCart): CartItem[] => state.cart.items;
export const selectIsCartKnown = (state: WithCart): boolean => state.cart.isKnown === true;

/** The sum of all quantities. */
export const selectCartCount = (state: WithCart): number =>
  state.cart.items.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many pieces of a product are in the cart. */
export const selectQuantity = (state: WithCart, id: number): number =>
  state.cart.items.find((item) => item.id === id)?.quantity ?? 0;

/** What the items cost, by the prices that the shopper has seen. */
export const selectCartValue = (state: WithCart): number =>
  roundToCents(state.cart.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
