import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from './hint';

/** For a form: says by which setting of the environment a field is set, which nobody changes here; undefined where it is not. */
export function useSetBy(environment: string[]): (setting: string) => string | undefined {
  const { t } = useStaffI18n();
  return (setting) =>
    environment.includes(setting) ? t('Set by {setting} in the environment', { setting }) : undefined;
}

/** The same below a value. */
export function SetBy({ setting, environment }: { setting: string; environment: string[] }) {
  const said = useSetBy(environment)(setting);
  return said && <Hint>{said}</Hint>;
}
