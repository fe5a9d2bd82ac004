import { auth } from './auth';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { orders } from './orders';
import { reviews } from './reviews';
import { server } from './server';
import { shell } from './shell';

/** The storefront's texts in Khmer, by their English. */
export const km = { ...shell, ...catalogue, ...auth, ...checkout, ...orders, ...reviews };

/** Khmer of what the server says, by its English; what is not here is shown as the server said it. */
export const kmServer: Readonly<Record<string, string>> = server;
