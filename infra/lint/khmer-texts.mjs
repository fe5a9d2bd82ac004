/** @param {string} text */
const placeholdersOf = (text) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/**
 * What is wrong with a translation, if anything is.
 *
 * @param {string} english
 * @param {string} khmer
 */
function faultOf(english, khmer) {
  if (khmer.trim() === '') return 'is empty';
  // Prices and counts are shown in these digits.
  if (/[០-៩]/.test(khmer)) return 'has Khmer digits: write 0 to 9';
  const wanted = placeholdersOf(english);
  return placeholdersOf(khmer) === wanted ? undefined : `has other placeholders than ${wanted || 'none'}`;
}

/**
 * Compares each Khmer text with the English one that it is found by.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const khmerTexts = {
  create: (context) => ({
    Property({ key, value }) {
      const english = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
      if (typeof english !== 'string' || value.type !== 'Literal' || typeof value.value !== 'string') return;
      const fault = faultOf(english, value.value);
      if (fault) context.report({ node: value, message: `The Khmer of "${english}" ${fault}.` });
    },
  }),
};
