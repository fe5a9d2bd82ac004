import { fieldError, invalid, type LowContrast, lowContrastText } from '@mekong/contracts';

const labels = { brand: 'Brand color', accent: 'Accent color' };

/** 400: a colour on which nobody could read, or that nobody would see. */
export const lowContrast = (low: LowContrast) => {
  const { field, on, is, needs } = low;
  const message = `${labels[field]} ${lowContrastText(low)}`;
  return invalid([fieldError(`${field}_color`, 'LOW_CONTRAST', message, { on, is, needs })]);
};
