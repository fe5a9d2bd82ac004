import { createAction } from '@reduxjs/toolkit';
import type { AccountSetup, User } from './types';

/** Somebody has logged in, or nobody is logged in any more. */
export const personChanged = createAction<User | null>('session/personChanged');

/** An account was created, whose email is yet to be verified. */
export const signedUp = createAction<User>('session/signedUp');

/** The session has ended: a call that needs a login was answered with 401. */
export const sessionExpired = createAction('session/expired');

/** A call was refused because staff must set up their account first. */
export const setupRequired = createAction<AccountSetup>('session/setupRequired');

/** The logged-in user was read again. */
export const userRenewed = createAction<User>('session/userRenewed');
