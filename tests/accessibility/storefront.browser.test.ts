import { brokenOrderNumbers } from '../support/broken-numbers.js';
import { tooNarrowForLargeText } from '../support/large-text.js';
import { lookAtScreens, violations } from '../support/look-at-screens.js';
import { sidewaysScrolling } from '../support/sideways.js';

lookAtScreens('storefront', 'en', {
  'has no violation': violations,
  'does not scroll sideways': (page) => sidewaysScrolling(page, [320, 1440]),
  'keeps each order number on one line': (page) => brokenOrderNumbers(page, [320, 360, 768]),
  'holds text of twice the size on the narrowest phone': tooNarrowForLargeText,
});
