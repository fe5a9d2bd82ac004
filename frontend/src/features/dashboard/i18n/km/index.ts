import { analytics } from './analytics';
import { reports } from './reports';
import { shell } from './shell';

/** The dashboard's texts in Khmer, by their English. A text of one section alone stands in that section's file. */
export const km = { ...shell, ...analytics, ...reports };
