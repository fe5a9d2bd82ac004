import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { api, type ApiExtra } from '../api/api';
import { sessionExpired } from '../api/session';
import { authReducer } from '../features/auth/auth-slice';
import { finishLogin, login, logout, resetPassword, verifyEmail } from '../features/auth/auth-thunks';
import { cartReducer } from '../features/cart/cart-slice';
import { drawerReducer } from '../features/cart/drawer-slice';

const hasChangedPerson = isAnyOf(
  login.fulfilled,
  finishLogin.fulfilled,
  verifyEmail.fulfilled,
  logout.fulfilled,
  resetPassword.fulfilled,
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

/** The checks of development warn by the clock, which says more of the machine than of the shop. */
export const patient = { warnAfter: Infinity };

/** A store with an empty cart; `extra` says where its calls are sent. */
export function makeStore(extra: ApiExtra = {}) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, auth: authReducer, cart: cartReducer, drawer: drawerReducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, immutableCheck: patient, serializableCheck: patient })
        .prepend(forgetAnswersOnPersonChange())
        .concat(api.middleware),
  });
}

export type ShopStore = ReturnType<typeof makeStore>;
