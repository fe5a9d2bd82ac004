import { fieldError, invalid, type LowContrast, lowContrastText, Problem } from '@mekong/contracts';

/** Whoever runs the shop has set this in the environment, which stands above what admins set. */
export class SetByEnvironment extends Problem {
  constructor(setting: string) {
    super(409, 'SET_BY_ENVIRONMENT', `This is set by ${setting} in the environment`, { params: { setting } });
  }
}

const labels = { brand: 'Brand color', accent: 'Accent color' };

/** 400: a colour on which nobody could read, or that nobody would see. */
export const lowContrast = (low: LowContrast) => {
  const { field, on, is, needs } = low;
  const message = `${labels[field]} ${lowContrastText(low)}`;
  return invalid([fieldError(`${field}_color`, 'LOW_CONTRAST', message, { on, is, needs })]);
};
