/** How a form shows its first field that is not right: one can mend it at once, whatever had the focus before. */
export const TO_FAULT = { block: 'center', focus: true } as const;
