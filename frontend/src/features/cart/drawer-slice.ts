import { createSlice } from '@reduxjs/toolkit';
import { added } from './cart-slice';

interface DrawerState {
  isOpen: boolean;
}

const initialState: DrawerState = { isOpen: false };

const drawerSlice = createSlice({
  name: 'drawer',
  initialState,
  reducers: {
    drawerOpened(state) {
      state.isOpen = true;
    },
    drawerClosed(state) {
      state.isOpen = false;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(added, (state) => {
      state.isOpen = true;
    }),
});

export const { drawerOpened, drawerClosed } = drawerSlice.actions;
export const drawerReducer = drawerSlice.reducer;

/** Whether the cart is shown below its icon: from when something is added, or it is asked for, until the shopper turns elsewhere. */
export const selectIsDrawerOpen = (state: { drawer: DrawerState }): boolean => state.drawer.isOpen;
