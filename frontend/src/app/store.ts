import { configureStore, isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { api, type ApiExtra } from '../api/api';
import { personChanged, sessionExpired } from '../api/session';
import { authReducer } from '../features/auth/auth-slice';
import { cartReducer } from '../features/cart/cart-slice';
import { drawerReducer } from '../features/cart/drawer-slice';

const hasChangedPerson = isAnyOf(personChanged, sessionExpired);

/** Answers cached for one person must never be shown to the next. */
const forgetAnswersOnPersonChange: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (hasChangedPerson(action)) dispatch(api.util.resetApiState());
    return result;
  };

/** The checks of development warn by the clock, which says more of the machine than of the shop. */
export const patient = { warnAfter: Infinity };

/** A store with an empty cart; `extra` says where its calls are sent. */
export function makeStore(extra: ApiExtra = {}) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, auth: authReducer, cart: cartReducer, drawer: drawerReducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, immutableCheck: patient, serializableCheck: patient })
        .prepend(forgetAnswersOnPersonChange)
        .concat(api.middleware),
  });
}

export type ShopStore = ReturnType<typeof makeStore>;
