/** Whether anything stands in a form's fields. */
export const hasTyped = (values: object): boolean => Object.values(values).some(Boolean);
