import type { Address } from '../../api/types';
import { FieldFrame } from '../../components/field';
import { useI18n } from '../../lib/i18n/i18n';

interface SavedAddressFieldProps {
  addresses: Address[];
  /** The one that the form holds; undefined when it holds another one. */
  chosen: Address | undefined;
  onChoose: (address: Address | undefined) => void;
}

const nameOf = ({ label, recipient, line }: Address) => `${label || recipient}: ${line}`;

/** A select of the saved addresses, which fill in the form. */
export function SavedAddressField({ addresses, chosen, onChoose }: SavedAddressFieldProps) {
  const { t } = useI18n();
  return (
    <FieldFrame label={t('Deliver to')}>
      {(links) => (
        <select
          {...links}
          value={chosen?.id ?? ''}
          onChange={({ target }) => onChoose(addresses.find(({ id }) => id === target.value))}
        >
          {addresses.map((address) => (
            <option key={address.id} value={address.id}>
              {nameOf(address)}
            </option>
          ))}
          <option value="">{t('Another address')}</option>
        </select>
      )}
    </FieldFrame>
  );
}
