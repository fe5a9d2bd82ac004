import { useState } from 'react';
import { useEditAddressMutation, useRemoveAddressMutation } from '../../api/address-edits-api';
import type { Address } from '../../api/types';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useI18n } from '../../lib/i18n/i18n';
import { PROVINCES } from '../../lib/provinces';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useReason } from '../../lib/use-reason';
import { PartActions } from './account-part';
import styles from './address-item.module.css';

interface AddressItemProps {
  address: Address;
  /** Whether no form is open, whose input another one would take the place of. */
  isIdle: boolean;
  onEdit: () => void;
  onDeleted: () => void;
}

/** One saved address, with what can be done with it. */
export function AddressItem({ address, isIdle, onEdit, onDeleted }: AddressItemProps) {
  const { t, pick } = useI18n();
  const reasonOf = useReason();
  const { id, label, recipient, phone, province, district, line, is_default: isDefault } = address;
  const [isAsking, setAsking] = useState(false);
  const [editAddress, editing] = useEditAddressMutation();
  const [removeAddress, removing] = useRemoveAddressMutation();
  const isBusy = editing.isLoading || removing.isLoading;
  const known = PROVINCES.find(({ english }) => english === province);
  const where = [line, district, known ? pick(known.english, known.khmer) : province].filter(Boolean);
  const name = label || recipient;

  const makeDefault = async () => {
    try {
      await editAddress({ id, edit: { is_default: true } }).unwrap();
      toast.success(t('Orders are now delivered to {name} by default', { name }));
    } catch (error) {
      toastFailure(t('The address could not be saved'), error, reasonOf);
    }
  };

  const remove = async () => {
    try {
      await removeAddress(id).unwrap();
      toast.success(t('Address deleted'));
      onDeleted();
    } catch (error) {
      toastFailure(t('The address could not be deleted'), error, reasonOf);
    }
  };

  return (
    <article className={styles.item} aria-label={name} aria-busy={isBusy}>
      <p className={styles.name}>
        <strong>{name}</strong>
        {isDefault && <span className={styles.badge}>{t('Default')}</span>}
      </p>
      <p className={styles.text}>
        {label && (
          <>
            {recipient}
            <br />
          </>
        )}
        {phone}
        <br />
        {where.join(', ')}
      </p>
      <PartActions hidden={!isIdle}>
        <Button kind="quiet" disabled={isBusy} onClick={onEdit} aria-label={t('Edit {name}', { name })}>
          {t('Edit')}
        </Button>
        <Button
          kind="quiet"
          disabled={isBusy}
          onClick={() => setAsking(true)}
          aria-label={t('Delete {name}', { name })}
        >
          {t('Delete')}
        </Button>
        {!isDefault && (
          <Button
            kind="quiet"
            disabled={isBusy}
            onClick={() => void makeDefault()}
            aria-label={t('Make {name} the default', { name })}
          >
            {t('Make default')}
          </Button>
        )}
      </PartActions>
      {isAsking && (
        <ConfirmDialog
          question={t('Delete the address {name}?', { name })}
          yes={t('Delete')}
          no={t('Cancel')}
          onYes={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </article>
  );
}
