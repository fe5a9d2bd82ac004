import type { SelectHTMLAttributes } from 'react';
import { FieldFrame } from './field';
import { useI18n } from '../lib/i18n/i18n';
import { PROVINCES } from '../lib/provinces';

interface ProvinceFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  error?: string;
}

/** An optional select of the province. */
export function ProvinceField({ error, ...select }: ProvinceFieldProps) {
  const { t, pick } = useI18n();
  return (
    <FieldFrame label={t('Province (optional)')} error={error}>
      {(links) => (
        <select {...links} autoComplete="address-level1" {...select}>
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
