import { serveTasks } from '../worker.mjs';
import { pacedReads, reads } from './reads.mjs';
import { checkouts, logins, wholeOrders } from './shoppers.mjs';
import { makeMistakes, openPages } from './visitors.mjs';

serveTasks({ reads, pacedReads, logins, checkouts, wholeOrders, openPages, makeMistakes });
