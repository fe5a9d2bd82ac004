import { deliveryApi } from '../api/delivery-api';
import { specFieldsApi } from '../api/spec-fields-api';
import type { ShopStore } from './store';

type Load = (dispatch: ShopStore['dispatch']) => Promise<unknown>;

const once = { subscribe: false } as const;

/** How long parcels take. */
export const delivery: Load = (dispatch) =>
  dispatch(deliveryApi.endpoints.getDelivery.initiate(undefined, once));

/** What an admin has decided of specifications. */
export const specFields: Load = (dispatch) =>
  dispatch(specFieldsApi.endpoints.getSpecFields.initiate(undefined, once));
