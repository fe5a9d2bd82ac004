import { brokenOrderNumbers } from '../support/broken-numbers.js';
import { lookAtScreens, violations, violationsInTheDark } from '../support/look-at-screens.js';
import { sidewaysScrolling } from '../support/sideways.js';

lookAtScreens('shop', 'km', {
  'has no violation': violations,
  'has enough contrast in the dark': violationsInTheDark,
  'keeps each order number on one line': (page) => brokenOrderNumbers(page, [320, 360]),
  'does not scroll sideways': (page) => sidewaysScrolling(page, [320, 390, 768, 1440, 3840]),
});
