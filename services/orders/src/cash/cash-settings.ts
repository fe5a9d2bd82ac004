import { textKey } from '@mekong/contracts';

/** When a shopper may pay in cash at the door. */
export interface CashSettings {
  /** Where it is brought to. */
  provinces: string[];
  /** The highest total, in cents. */
  limitCents: number;
  /** How many such orders a shopper may have at once that are not handed over. */
  openOrders: number;
}

/** Whether cash is taken at a door of that province, however it is spelled. */
export const takesCashIn = ({ provinces }: CashSettings, province: string): boolean =>
  provinces.some((name) => textKey(name) === textKey(province));

/** The conditions, and how often they have been changed. */
export interface CashConditions extends CashSettings {
  version: number;
}

/** What a shopper has done with such orders so far. */
export interface CashUse {
  /** That wait for their delivery. */
  open: number;
  /** That were refused at the door. */
  refused: number;
}
