let isLost = false;

/** Says that this browser did not keep the cart, or could not be asked for it. */
export function noteUnkeptCart(): void {
  isLost = true;
}

/** Whether a reload will empty the cart, as this browser keeps nothing. */
export const isCartUnkept = (): boolean => isLost;
