import { makeFaultTranslator } from '../fault-texts';
import { faults } from './faults';
import { labels } from './field-labels';
import { problems } from './problems';

export { km } from './texts';

/** The Khmer texts of faults by their codes. */
export const khmerFaultTexts = { texts: { ...faults, ...problems }, labels };

export const translator = makeFaultTranslator(khmerFaultTexts);
