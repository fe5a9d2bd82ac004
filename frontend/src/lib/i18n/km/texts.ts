import { account } from './account';
import { auth } from './auth';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { compare } from './compare';
import { invoice } from './invoice';
import { orders } from './orders';
import { questions } from './questions';
import { returns } from './returns';
import { reviews } from './reviews';
import { shell } from './shell';
import { warranty } from './warranty';

/** The storefront's texts in Khmer, by their English. */
export const km = {
  ...shell,
  ...catalogue,
  ...auth,
  ...checkout,
  ...orders,
  ...invoice,
  ...returns,
  ...reviews,
  ...questions,
  ...account,
  ...warranty,
  ...compare,
};
