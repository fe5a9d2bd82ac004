import { createAction } from '@reduxjs/toolkit';

/** The server no longer knows this session: a call that needs a login was answered with 401. */
export const sessionExpired = createAction('session/expired');
