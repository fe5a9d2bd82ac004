import { useAddAddressMutation, useEditAddressMutation } from '../../api/address-edits-api';
import { fieldErrorsOf } from '../../api/field-errors';
import type { AddressFacts } from '../../api/types';
import { BusyButton } from '../../components/busy-button';
import { Button } from '../../components/button';
import {
  AddressLineField,
  DistrictField,
  MapLinkField,
  NameField,
  PhoneField,
} from '../../components/contact-fields';
import { Field } from '../../components/field';
import { ProvinceField } from '../../components/province-field';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { filled } from '../../lib/use-form';
import { useKeptForm } from '../../lib/use-kept-form';
import { useReason } from '../../lib/use-reason';
import { PartActions, PartForm } from './account-part';

interface AddressFormProps {
  /** The address to change; without one a new one is added, also in place of one that is gone. */
  id?: string;
  start: AddressFacts;
  onClose: () => void;
}

const required = filled('Please fill in this field');
const RULES = { recipient: required, phone: required, line: required };

/** Adds or changes a saved address. */
export function AddressForm({ id, start, onClose }: AddressFormProps) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const { label = '', recipient, phone, line, district = '', province = '' } = start;
  const map_link = start.map_link ?? '';
  const first = { label, recipient, phone, line, district, province, map_link };
  const form = useKeptForm(`address-${id ?? 'new'}`, first, RULES);
  const { field } = form;
  const [addAddress, adding] = useAddAddressMutation();
  const [editAddress, editing] = useEditAddressMutation();

  const leave = () => {
    form.forget();
    onClose();
  };

  const save = form.submit(async ({ map_link: link, ...others }) => {
    // Blank removes one; where there is none, there is nothing to say.
    const facts = link || map_link ? { ...others, map_link: link } : others;
    try {
      await (id ? editAddress({ id, edit: facts }) : addAddress(facts)).unwrap();
      toast.success(t('Address saved'));
      leave();
    } catch (error) {
      if (!form.showFaults(fieldErrorsOf(error)))
        toastFailure(t('The address could not be saved'), error, reasonOf);
    }
  });

  return (
    <PartForm onSubmit={save} aria-label={id ? t('Edit the address') : t('New address')}>
      <Field
        label={t('Label (optional)')}
        hint={t('Such as: Home, Office')}
        enterKeyHint="next"
        autoFocus
        {...field('label')}
      />
      <NameField required {...field('recipient')} />
      <PhoneField required {...field('phone')} />
      <ProvinceField {...field('province')} />
      <DistrictField {...field('district')} />
      <AddressLineField enterKeyHint="next" {...field('line')} />
      <MapLinkField {...field('map_link')} />
      <PartActions>
        <BusyButton
          label={t('Save address')}
          busyLabel={t('Saving...')}
          busy={adding.isLoading || editing.isLoading}
        />
        <Button kind="quiet" onClick={leave}>
          {t('Cancel')}
        </Button>
      </PartActions>
    </PartForm>
  );
}
