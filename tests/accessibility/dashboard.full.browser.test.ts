import { lookAtScreens, violations } from '../support/look-at-screens.js';
import { sidewaysScrolling } from '../support/sideways.js';

lookAtScreens('dashboard', 'en', {
  'has no violation': violations,
  'does not scroll sideways': (page) => sidewaysScrolling(page, [320, 1440]),
});
