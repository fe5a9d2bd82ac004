import { makeFaultTranslator } from '../fault-texts';
import { account } from './account';
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
export const km = { ...shell, ...catalogue, ...auth, ...checkout, ...orders, ...reviews, ...account };

/** The Khmer texts of faults by their codes. */
export const khmerFaultTexts = { texts: { ...faults, ...problems }, labels };

export const translator = makeFaultTranslator(khmerFaultTexts);
