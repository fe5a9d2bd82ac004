import hoverForPointers from './infra/lint/hover-for-pointers.mjs';

const colours = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** Colours come from the tokens, so that each has its dark one and its contrast is tested. */
export default {
  plugins: [hoverForPointers],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': colours,
    'mekong/hover-for-pointers': true,
  },
  overrides: [
    {
      files: ['**/tokens.css'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
    // The dashboard's tables and menus show their actions under the pointer, beside a tap's own way to each.
    { files: ['**/dashboard/**'], rules: { 'mekong/hover-for-pointers': null } },
  ],
};
