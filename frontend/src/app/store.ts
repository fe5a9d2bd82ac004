import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { sessionExpired } from '../api/session';
import { authReducer } from '../features/auth/auth-slice';
import { login, logout, verifyEmail } from '../features/auth/auth-thunks';
import { cartReducer } from '../features/cart/cart-slice';
import { keepCart } from '../features/cart/keep-cart';
import { readCart } from '../features/cart/cart-storage';

const hasChangedPerson = isAnyOf(login.fulfilled, verifyEmail.fulfilled, logout.fulfilled, sessionExpired);

// Answers cached for one person must never be shown to the next.
function forgetAnswersOnPersonChange() {
  const listener = createListenerMiddleware();
  listener.startListening({
    matcher: hasChangedPerson,
    effect: (_action, { dispatch }) => {
      dispatch(api.util.resetApiState());
    },
  });
  return listener.middleware;
}

/** A store that starts with the cart kept by this browser and keeps it from then on. */
export function makeStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, auth: authReducer, cart: cartReducer },
    preloadedState: { cart: { items: readCart() } },
    middleware: (defaults) => defaults().prepend(forgetAnswersOnPersonChange()).concat(api.middleware),
  });
  keepCart(store);
  return store;
}

export type ShopStore = ReturnType<typeof makeStore>;
