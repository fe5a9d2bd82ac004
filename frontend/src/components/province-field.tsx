import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from './field';
import { useI18n } from '../lib/i18n/i18n';
import { PROVINCES } from '../lib/provinces';

/** An optional select of the province. */
export function ProvinceField(registration: UseFormRegisterReturn) {
  const { t, pick } = useI18n();
  return (
    <FieldFrame label={t('Province (optional)')}>
      {(links) => (
        <select {...links} autoComplete="address-level1" {...registration}>
          <option value="">{t('Select a province')}</option>
          {PROVINCES.map(({ english, khmer }) => (
            <option key={english} value={english}>
              {pick(english, khmer)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
