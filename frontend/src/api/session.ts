import { createAction } from '@reduxjs/toolkit';

/** The session has ended: a call that needs a login was answered with 401. */
export const sessionExpired = createAction('session/expired');
