/** The steps that staff can have an order take from outside the dashboard. */
export const orderSteps = ['confirm', 'pack', 'ship'] as const;
export type OrderStepName = (typeof orderSteps)[number];
