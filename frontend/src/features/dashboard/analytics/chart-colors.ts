import { useMemo } from 'react';
import { useTheme } from '../../../lib/theme';

const TOKENS = {
  revenue: '--color-link',
  orders: '--color-focus',
  text: '--color-muted',
  line: '--color-line',
} as const;
type ChartColors = Record<keyof typeof TOKENS, string>;

/** A canvas knows no tokens: an element that is painted with each says what it is in the theme of now. */
function resolve(): ChartColors {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colors = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colors) as ChartColors;
}

/** The charts' colours, from the tokens of the theme on screen. */
export function useChartColors(): ChartColors {
  const { theme } = useTheme();
  // The theme is in it so that the tokens are read anew whenever it changes.
  return useMemo(() => ({ ...resolve(), theme }), [theme]);
}
