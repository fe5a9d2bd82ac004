import { fieldError, invalid, type LowContrast, Problem } from '@mekong/contracts';

/** Whoever runs the shop has set this in the environment, which stands above what admins set. */
export class SetByEnvironment extends Problem {
  constructor(setting: string) {
    super(409, 'SET_BY_ENVIRONMENT', `This is set by ${setting} in the environment`, { params: { setting } });
  }
}

const labels = { brand: 'Brand color', accent: 'Accent color' };

const reasons = {
  'white-text': 'is too light: white text on it',
  brand: 'is too close to the brand color: a button on that',
};

/** 400: a colour on which nobody could read, or that nobody would see. */
export const lowContrast = ({ field, on, is, needs }: LowContrast) =>
  invalid([
    fieldError(
      `${field}_color`,
      'LOW_CONTRAST',
      `${labels[field]} ${reasons[on]} has a contrast of ${is}, and needs ${needs}`,
      { on, is, needs },
    ),
  ]);
