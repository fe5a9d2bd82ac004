import { createSlice } from '@reduxjs/toolkit';
import { added } from './cart-slice';

interface DrawerState {
  isOpen: boolean;
  /** What was added last; none where the cart is only looked at. */
  addedId?: number;
}

const initialState: DrawerState = { isOpen: false };

const drawerSlice = createSlice({
  name: 'drawer',
  initialState,
  reducers: {
    drawerOpened(state) {
      state.isOpen = true;
      state.addedId = undefined;
    },
    drawerClosed(state) {
      state.isOpen = false;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(added, (state, { payload }) => {
      state.isOpen = true;
      state.addedId = payload.id;
    }),
});

export const { drawerOpened, drawerClosed } = drawerSlice.actions;
export const drawerReducer = drawerSlice.reducer;

/** Whether the cart is shown below its icon: from when something is added, or it is asked for, until the shopper turns elsewhere. */
export const selectIsDrawerOpen = (state: { drawer: DrawerState }): boolean => state.drawer.isOpen;

export const selectAddedId = (state: { drawer: DrawerState }): number | undefined => state.drawer.addedId;
