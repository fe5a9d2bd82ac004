import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { api, type ApiExtra } from '../api/api';
import { sessionExpired } from '../api/session';
import { authReducer } from '../features/auth/auth-slice';
import { finishLogin, login, logout, verifyEmail } from '../features/auth/auth-thunks';
import { cartReducer, restored } from '../features/cart/cart-slice';
import { keepCart } from '../features/cart/keep-cart';
import { readCart } from '../features/cart/cart-storage';

const hasChangedPerson = isAnyOf(
  login.fulfilled,
  finishLogin.fulfilled,
  verifyEmail.fulfilled,
  logout.fulfilled,
  sessionExpired,
);

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

/** A store with an empty cart; `extra` says where its calls go. */
export function makeStore(extra: ApiExtra = {}) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, auth: authReducer, cart: cartReducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(forgetAnswersOnPersonChange())
        .concat(api.middleware),
  });
}

/** A store that starts with the cart kept by this browser and keeps it from then on. */
export function makeBrowserStore() {
  const store = makeStore();
  store.dispatch(restored(readCart()));
  keepCart(store);
  return store;
}

export type ShopStore = ReturnType<typeof makeStore>;
