/** An amount as answers and files tell it. */
export const dollars = (cents: number): number => cents / 100;
