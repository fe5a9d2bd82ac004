export const returnStates = [
  ...(['requested', 'accepted', 'refused', 'withdrawn', 'arrived', 'refunded', 'closed'] as const),
] as const;
export type ReturnState = (typeof returnStates)[number];

/** Everything by which the state of a return changes; [when and by whom](docs/decisions/80-a-return-is-a-thing-of-its-order.md). */
const following: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['accepted', 'refused', 'withdrawn'],
  accepted: ['arrived', 'withdrawn'],
  arrived: ['refunded', 'closed'],
  refused: [],
  withdrawn: [],
  refunded: [],
  closed: [],
};

export const follows = (from: ReturnState, to: ReturnState): boolean => following[from].includes(to);

/** While it is in one of these, its pieces are on their way back, or nobody has decided about them. */
export const openStates: readonly ReturnState[] = ['requested', 'accepted', 'arrived'];
