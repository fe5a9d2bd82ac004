import { api } from './api';

const LISTS = [
  'AdminOrder',
  'Alert',
  'Brand',
  'BulkUpload',
  'DeadLetter',
  'Figures',
  'Image',
  'Log',
  'Mail',
  'Product',
  'Question',
  'ReportJob',
  'Review',
  'Session',
  'User',
] as const;

const listed = api.enhanceEndpoints({ addTagTypes: LISTS });

/** Asks again for what the dashboard's page shows, and forgets what other pages have shown. */
export const askAgain = () => listed.util.invalidateTags([...LISTS]);
