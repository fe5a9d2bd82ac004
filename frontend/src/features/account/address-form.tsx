import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useAddAddressMutation, useEditAddressMutation } from '../../api/address-edits-api';
import { fieldErrorsOf } from '../../api/field-errors';
import type { AddressFacts } from '../../api/types';
import { BusyButton } from '../../components/busy-button';
import { Button } from '../../components/button';
import { AddressLineField, DistrictField, NameField, PhoneField } from '../../components/contact-fields';
import { Field } from '../../components/field';
import { ProvinceField } from '../../components/province-field';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useFieldFaults } from '../../lib/use-field-faults';
import { useReason } from '../../lib/use-reason';
import { PartActions, PartForm } from './account-part';

interface AddressFormProps {
  /** The address to change; without one a new one is added, also in place of one that is gone. */
  id?: string;
  start: AddressFacts;
  onClose: () => void;
}

const NAMES = ['label', 'recipient', 'phone', 'province', 'district', 'line'] as const;
const required = {
  validate: (value: string) => value.trim() !== '' || ('Please fill in this field' satisfies Text),
};

/** Adds or changes a saved address. */
export function AddressForm({ id, start, onClose }: AddressFormProps) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const { label = '', recipient, phone, line, district = '', province = '' } = start;
  const form = useForm({ defaultValues: { label, recipient, phone, line, district, province } });
  const { showFaults, errorOf } = useFieldFaults(form, NAMES);
  const [addAddress, adding] = useAddAddressMutation();
  const [editAddress, editing] = useEditAddressMutation();
  const { register, setFocus } = form;
  useEffect(() => setFocus('label'), [setFocus]);

  const save = form.handleSubmit(async (facts) => {
    try {
      await (id ? editAddress({ id, edit: facts }) : addAddress(facts)).unwrap();
      toast.success(t('Address saved'));
      onClose();
    } catch (error) {
      if (!showFaults(fieldErrorsOf(error)))
        toastFailure(t('The address could not be saved'), error, reasonOf);
    }
  });

  return (
    <PartForm onSubmit={save} aria-label={id ? t('Edit the address') : t('New address')}>
      <Field
        label={t('Label (optional)')}
        hint={t('Such as: Home, Office')}
        enterKeyHint="next"
        error={errorOf('label')}
        {...register('label')}
      />
      <NameField required error={errorOf('recipient')} {...register('recipient', required)} />
      <PhoneField required error={errorOf('phone')} {...register('phone', required)} />
      <ProvinceField {...register('province')} />
      <DistrictField error={errorOf('district')} {...register('district')} />
      <AddressLineField enterKeyHint="done" error={errorOf('line')} {...register('line', required)} />
      <PartActions>
        <BusyButton
          label={t('Save address')}
          busyLabel={t('Saving...')}
          busy={adding.isLoading || editing.isLoading}
        />
        <Button kind="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </PartActions>
    </PartForm>
  );
}
