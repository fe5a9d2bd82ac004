import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { faultsOfMessage } from './message-faults.mjs';

const faults = faultsOfMessage(readFileSync(argv[2], 'utf8'));
for (const fault of faults) console.error(`The message of a commit: ${fault}.`);
if (faults.length > 0) process.exitCode = 1;
