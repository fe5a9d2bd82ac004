/** Whether two names may mean the same, as uploads compare them too. */
export { isNearName } from '../../../libs/contracts/src/near-names';
