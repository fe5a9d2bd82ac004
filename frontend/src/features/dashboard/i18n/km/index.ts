import { bulk } from './bulk';
import { brands } from './brands';
import { home } from './home';
import { products } from './products';
import { promoCodes } from './promo-codes';
import { reviews } from './reviews';
import { notifications } from './notifications';
import { orders } from './orders';
import { analytics } from './analytics';
import { questions } from './questions';
import { reports } from './reports';
import { invoices } from './invoices';
import { money } from './money';
import { moneyDesk } from './money-desk';
import { media } from './media';
import { pastOrders } from './past-orders';
import { returns } from './returns';
import { sales } from './sales';
import { security } from './security';
import { settings } from './settings';
import { shared } from './shared';
import { shop } from './shop';
import { shell } from './shell';
import { synonyms } from './synonyms';
import { users } from './users';

/** The dashboard's texts in Khmer, by their English. A text that only one section uses is in that section's file. */
export const km = {
  ...shared,
  ...shell,
  ...home,
  ...products,
  ...brands,
  ...bulk,
  ...orders,
  ...users,
  ...analytics,
  ...reviews,
  ...questions,
  ...reports,
  ...promoCodes,
  ...pastOrders,
  ...returns,
  ...sales,
  ...synonyms,
  ...settings,
  ...shop,
  ...invoices,
  ...money,
  ...moneyDesk,
  ...media,
  ...security,
  ...notifications,
};
