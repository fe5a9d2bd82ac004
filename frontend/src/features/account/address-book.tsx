import { useRef, useState } from 'react';
import { useGetAddressesQuery } from '../../api/addresses-api';
import type { Address, AddressFacts } from '../../api/types';
import { Button } from '../../components/button';
import { LoadError } from '../../components/notices';
import { Spinner } from '../../components/spinner';
import { useI18n } from '../../lib/i18n/i18n';
import { AccountPart, PartActions, PartText } from './account-part';
import { AddressForm } from './address-form';
import { AddressItem } from './address-item';

/** As many as can be saved. */
const MAX_ADDRESSES = 20;

/** The user's saved addresses. `name` and `phone` are the user's own, with which a first one starts. */
export function AddressBook({ name, phone }: { name: string; phone: string }) {
  const { t, translateProblem } = useI18n();
  const { data, error, refetch } = useGetAddressesQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AccountPart title={t('Saved addresses')} heading={heading}>
      {data && (
        <Addresses
          addresses={data}
          start={{ recipient: name, phone, line: '' }}
          onDone={() => heading.current?.focus()}
        />
      )}
      {!data && !error && <Spinner label={t('Loading...')} />}
      {!data && error && (
        <LoadError
          message={translateProblem(error) ?? t('The addresses could not be loaded')}
          onRetry={refetch}
        />
      )}
    </AccountPart>
  );
}

interface AddressesProps {
  addresses: Address[];
  start: AddressFacts;
  /** The focus was on something that is gone. */
  onDone: () => void;
}

function Addresses({ addresses, start, onDone }: AddressesProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState<Address | 'new' | null>(null);
  // One that was deleted elsewhere while it was edited stays, to be saved as a new one: nothing typed is lost.
  const isKnown = open === null || open === 'new' || addresses.some(({ id }) => id === open.id);
  const shown = isKnown ? addresses : [...addresses, open];

  const close = () => {
    setOpen(null);
    onDone();
  };

  return (
    <>
      {addresses.length === 0 && open === null && (
        <PartText>{t('You have not saved any yet. The checkout is filled in from the first one.')}</PartText>
      )}
      {shown.map((address) =>
        open !== 'new' && address.id === open?.id ? (
          <AddressForm
            key={address.id}
            id={isKnown ? address.id : undefined}
            start={address}
            onClose={close}
          />
        ) : (
          <AddressItem
            key={address.id}
            address={address}
            isIdle={open === null}
            onEdit={() => setOpen(address)}
            onDeleted={onDone}
          />
        ),
      )}
      {open === 'new' && <AddressForm start={start} onClose={close} />}
      {open === null && addresses.length < MAX_ADDRESSES && (
        <PartActions>
          <Button kind="quiet" onClick={() => setOpen('new')}>
            {t('Add an address')}
          </Button>
        </PartActions>
      )}
    </>
  );
}
