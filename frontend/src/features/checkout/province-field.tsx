import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from '../../components/field';
import { useI18n } from '../../lib/i18n/i18n';
import { PROVINCES } from '../../lib/provinces';

/** A choice of the province that nobody has to make. */
export function ProvinceField(registration: UseFormRegisterReturn) {
  const { t, either } = useI18n();
  return (
    <FieldFrame label={t('Province (optional)')}>
      {(links) => (
        <select {...links} autoComplete="address-level1" {...registration}>
          <option value="">{t('Not chosen')}</option>
          {PROVINCES.map(({ english, khmer }) => (
            <option key={english} value={english}>
              {either(english, khmer)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
