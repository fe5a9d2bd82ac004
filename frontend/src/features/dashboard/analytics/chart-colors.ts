import { useMemo } from 'react';
import { useTheme } from '../../../lib/theme';
import { readColors } from '../kit/read-colors';

const TOKENS = {
  revenue: '--color-link',
  orders: '--color-focus',
  text: '--color-muted',
  line: '--color-line',
};

/** The charts' colours, from the tokens of the current theme. */
export function useChartColors() {
  const { theme } = useTheme();
  // The theme is included so that the tokens are read again when it changes.
  return useMemo(() => ({ ...readColors(TOKENS), theme }), [theme]);
}
