/** Asks before an action that cannot easily be undone. */
export const confirm = (question: string): boolean => window.confirm(question);
