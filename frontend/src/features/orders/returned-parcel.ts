import type { Receipt } from '../../api/types';

/** Whether the courier has brought the parcel back, and it is still in the shop. */
export const isBack = ({ status, came_back_at }: Receipt): boolean =>
  status === 'shipped' && came_back_at !== null;

/** What happened since the parcel was sent again, or at all where it was not. */
export const latestTry = ({ timeline }: Receipt): Receipt['timeline'] =>
  timeline.slice(timeline.findLastIndex(({ type }) => type === 'sent_again') + 1);

/** Whether it is to be sent once more after it came back, and has not left the shop yet. */
export const isSentAgain = (order: Receipt): boolean =>
  order.status === 'paid' && order.timeline.some(({ type }) => type === 'sent_again');
