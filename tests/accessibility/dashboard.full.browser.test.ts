import { brokenOrderNumbers } from '../support/broken-numbers.js';
import { lookAtScreens, violations } from '../support/look-at-screens.js';
import { sidewaysScrolling } from '../support/sideways.js';

lookAtScreens('dashboard', 'en', {
  'has no violation': violations,
  'keeps each order number on one line': (page) => brokenOrderNumbers(page, [320, 768]),
  'does not scroll sideways': (page) => sidewaysScrolling(page, [320, 1440]),
});
