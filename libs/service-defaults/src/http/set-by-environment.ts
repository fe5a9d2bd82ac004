import { Problem } from '@mekong/contracts';
import { z } from 'zod';

/** Whoever runs the shop has set this in the environment, which stands above what admins set. */
export class SetByEnvironment extends Problem {
  constructor(setting: string) {
    super(409, 'SET_BY_ENVIRONMENT', `This is set by ${setting} in the environment`, { params: { setting } });
  }
}

/** Of these settings, those that the environment has set, for the screen on which admins would. */
export const inEnvironment = <Config extends object>(
  config: Config,
  ...settings: (keyof Config & string)[]
): string[] => settings.filter((setting) => config[setting] !== undefined);

/** Throws SetByEnvironment where an edit wants another value than the one that the environment has set. */
export function refuseOtherThanSet<Config extends object, Setting extends keyof Config & string>(
  config: Config,
  setting: Setting,
  wanted: Config[Setting],
): void {
  if (config[setting] !== undefined && config[setting] !== wanted) throw new SetByEnvironment(setting);
}

export const setInEnvironment = z
  .array(z.string())
  .describe('The settings of the environment that stand above this');
