import Bowser from 'bowser';

/** Shorter names, as people use them, for some of the library's. */
const shortNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/** Devices that are named instead of their operating system. */
const appleModels = ['iPhone', 'iPad'];

/** The name of a browser, e.g. 'Chrome on Windows'; 'Unknown browser' when the user agent does not tell. */
export function browserName(userAgent: string): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const name = (browser.name && (shortNames[browser.name] ?? browser.name)) || 'Unknown browser';
  const system = appleModels.find((model) => model === platform.model) ?? os.name;
  return system ? `${name} on ${system}` : name;
}
