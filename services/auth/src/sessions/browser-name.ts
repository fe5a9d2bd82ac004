import Bowser from 'bowser';

/** Where the library's names are longer than those that people use. */
const shortNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/** These are known by their own names rather than by their system's. */
const appleModels = ['iPhone', 'iPad'];

/** A browser in plain words, e.g. 'Chrome on Windows'; 'Unknown browser' when its user agent says nothing of use. */
export function browserName(userAgent: string): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const name = (browser.name && (shortNames[browser.name] ?? browser.name)) || 'Unknown browser';
  const system = appleModels.find((model) => model === platform.model) ?? os.name;
  return system ? `${name} on ${system}` : name;
}
