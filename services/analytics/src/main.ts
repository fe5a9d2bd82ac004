import { runAlone } from '@mekong/service-defaults';
import { start } from './service.js';

await runAlone(start);
