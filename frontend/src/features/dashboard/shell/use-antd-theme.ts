import { theme as antdTheme, type ThemeConfig } from 'antd';
import { useMemo } from 'react';
import { useI18n } from '../../../lib/i18n/i18n';
import type { Language } from '../../../lib/i18n/language';
import { useTheme, type Theme } from '../../../lib/theme';
import { readColors } from '../kit/read-colors';

/** antd's colours by the shop's tokens. antd calculates palettes from the first six, so it needs their actual values. */
const TOKENS = {
  colorPrimary: '--color-brand',
  colorLink: '--color-link',
  colorError: '--color-danger',
  colorSuccess: '--color-success',
  colorWarning: '--color-warning',
  colorInfo: '--color-info',
  colorPrimaryHover: '--color-link',
  colorErrorBg: '--color-danger-soft',
  colorSuccessBg: '--color-success-soft',
  colorWarningBg: '--color-warning-soft',
  colorInfoBg: '--color-info-soft',
  colorText: '--color-text',
  colorTextDescription: '--color-muted',
  colorTextPlaceholder: '--color-muted',
  colorBgContainer: '--color-surface',
  colorBgElevated: '--color-surface',
  colorBorder: '--color-line-strong',
  colorBorderSecondary: '--color-line',
  controlItemBgActive: '--color-raised',
  controlItemBgActiveHover: '--color-line',
};

/** Colours of components where antd's own would have too little contrast. */
const COMPONENTS = {
  Button: {
    colorPrimaryHover: 'var(--color-brand-strong)',
    colorPrimaryActive: 'var(--color-brand-strong)',
    defaultHoverColor: 'var(--color-link)',
    defaultHoverBorderColor: 'var(--color-link)',
    dangerColor: 'var(--color-surface)',
  },
  DatePicker: {
    activeBorderColor: 'var(--color-link)',
    colorTextDisabled: 'var(--color-muted)',
    colorTextQuaternary: 'var(--color-muted)',
  },
  Input: { activeBorderColor: 'var(--color-link)' },
  Menu: { itemSelectedColor: 'var(--color-link)', subMenuItemSelectedColor: 'var(--color-link)' },
  Pagination: { itemActiveColor: 'var(--color-link)' },
  Select: { activeBorderColor: 'var(--color-link)' },
  // Two lines and this make a compact row.
  Table: { colorTextDisabled: 'var(--color-muted)', cellPaddingBlockSM: 5 },
  Tabs: { itemSelectedColor: 'var(--color-link)', itemHoverColor: 'var(--color-link)' },
};

/** Khmer needs more room above and below its letters, as in base.css; controls are as high as the fields that this makes. */
const KHMER_SIZES = { lineHeight: 1.85, controlHeight: 36 };

function themeOf(theme: Theme, language: Language): ThemeConfig {
  const isDark = theme === 'dark';
  const tokens = { ...TOKENS, colorBgBase: isDark ? '--color-page' : '--color-surface' };
  const known = Object.entries(readColors(tokens)).filter(([, color]) => color.startsWith('rgb'));
  return {
    algorithm: isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      ...Object.fromEntries(known),
      fontFamily: 'var(--font)',
      borderRadius: 8,
      ...(language === 'km' && KHMER_SIZES),
    },
    components: COMPONENTS,
  };
}

/** antd's theme, made from the shop's tokens in the current theme. */
export function useAntdTheme(): ThemeConfig {
  const { theme } = useTheme();
  const { language } = useI18n();
  return useMemo(() => themeOf(theme, language), [theme, language]);
}
