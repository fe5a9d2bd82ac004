import { wordFaults } from '../word-faults';
import { auth } from './auth';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { faults } from './faults';
import { labels } from './field-labels';
import { orders } from './orders';
import { problems } from './problems';
import { reviews } from './reviews';
import { shell } from './shell';

/** The storefront's texts in Khmer, by their English. */
export const km = { ...shell, ...catalogue, ...auth, ...checkout, ...orders, ...reviews };

/** Khmer for what the server finds wrong, by its codes. */
export const faultWords = { texts: { ...faults, ...problems }, labels };

export const wording = wordFaults(faultWords);
