import { fillIn } from '../../../lib/i18n/translate';
import type { StaffText } from '../i18n/staff-i18n';
import { browserWords } from './browser-words';

const inKhmer = (text: StaffText, values?: Record<string, string | number>) =>
  fillIn(text === 'Unknown browser' ? 'មិនស្គាល់' : '{browser} លើ {system}', values);

it.each([
  ['Chrome', 'Chrome'],
  ['Chrome on Windows', 'Chrome លើ Windows'],
  ['Unknown browser', 'មិនស្គាល់'],
  ['Unknown browser on Android', 'មិនស្គាល់ លើ Android'],
])('translates %s to %s', (name, words) => {
  expect(browserWords(name, inKhmer)).toBe(words);
});
