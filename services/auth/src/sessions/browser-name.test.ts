import { browserName } from './browser-name.js';

describe('the name of a browser', () => {
  it.each([
    ['Chrome/126.0.0.0 Safari/537.36', 'Windows NT 10.0; Win64; x64', 'Chrome on Windows'],
    ['Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0', 'Windows NT 10.0; Win64; x64', 'Edge on Windows'],
    [
      'Version/17.4 Mobile/15E148 Safari/604.1',
      'iPhone; CPU iPhone OS 17_4 like Mac OS X',
      'Safari on iPhone',
    ],
    ['Version/17.4 Safari/605.1.15', 'Macintosh; Intel Mac OS X 10_15_7', 'Safari on macOS'],
    [
      'SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'Linux; Android 14',
      'Samsung Internet on Android',
    ],
    ['Gecko/20100101 Firefox/127.0', 'X11; Linux x86_64', 'Firefox on Linux'],
    ['CriOS/126.0 Mobile/15E148 Safari/604.1', 'iPad; CPU OS 17_4 like Mac OS X', 'Chrome on iPad'],
    ['Chrome/126.0.0.0 Safari/537.36 Vivaldi/6.7', 'X11; CrOS x86_64 14541.0.0', 'Vivaldi on Chrome OS'],
  ])('is read from %s', (programs, system, name) => {
    expect(browserName(`Mozilla/5.0 (${system}) AppleWebKit/537.36 ${programs}`)).toBe(name);
  });

  it.each(['', 'curl/8.5.0', 'node'])('is unknown for "%s"', (userAgent) => {
    expect(browserName(userAgent)).toBe('Unknown browser');
  });
});
