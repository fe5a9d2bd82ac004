import { readFileSync } from 'node:fs';

/** The document of the whole API (merged from the services', committed with the code), as JSON. */
export const apiDocument = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
