import { lookAtScreens, violationsInTheDark } from '../support/look-at-screens.js';

lookAtScreens('en', { 'has enough contrast in the dark': violationsInTheDark });
