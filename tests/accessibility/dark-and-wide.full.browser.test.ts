import { lookAtScreens, violationsInTheDark } from '../support/look-at-screens.js';
import { sidewaysScrolling } from '../support/sideways.js';

lookAtScreens('shop', 'en', {
  'has enough contrast in the dark': violationsInTheDark,
  'does not scroll sideways in any width': (page) => sidewaysScrolling(page, [320, 390, 768, 1440, 3840]),
});
