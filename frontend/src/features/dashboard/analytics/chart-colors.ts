import { useMemo } from 'react';
import { useTheme } from '../../../lib/theme';
import { readColors } from '../kit/read-colors';

const TOKENS = {
  revenue: '--color-link',
  orders: '--color-focus',
  text: '--color-muted',
  line: '--color-line',
};

/** The charts' colours, from the tokens of the theme on screen. */
export function useChartColors() {
  const { theme } = useTheme();
  // The theme is in it so that the tokens are read anew whenever it changes.
  return useMemo(() => ({ ...readColors(TOKENS), theme }), [theme]);
}
