/** Asks before something is done that cannot simply be taken back. */
export const confirm = (question: string): boolean => window.confirm(question);
