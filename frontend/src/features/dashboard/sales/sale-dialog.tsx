import { useChangeSaleMutation, useCreateSaleMutation, useGetSaleQuery } from '../../../api/sales-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useEditForm } from '../kit/use-edit-form';
import { SaleFields } from './sale-fields';
import { SalePreview } from './sale-preview';
import { draftOf, NEW_SALE, valuesOf, type SaleValues, type SeenSale } from './sale-values';

interface SaleDialogProps {
  /** The sale that is edited; without one a new one is made. */
  id?: number;
  onClose: () => void;
}

/** Makes a sale, or edits one: of one that runs the names and the end. */
export function SaleDialog({ id, onClose }: SaleDialogProps) {
  const { t } = useStaffI18n();
  const query = useGetSaleQuery(id ?? 0, { skip: id === undefined, refetchOnMountOrArgChange: true });
  const [createSale] = useCreateSaleMutation();
  const [changeSale] = useChangeSaleMutation();
  const opened = id === undefined ? NEW_SALE : query.isFetching ? undefined : query.currentData;
  const labels = {
    ...{
      name: t('Name'),
      name_km: t('Name (Khmer)'),
      how: t('How it is reduced'),
      percent: t('Percent off'),
    },
    ...{ amount: t('Dollars off'), target: t('Of what'), brand_id: t('Brand'), category: t('Category') },
    ...{ product_ids: t('Products'), begins_at: t('Begins'), ends_at: t('Ends') },
  };
  const edit = useEditForm<SeenSale, SaleValues>({
    name: 'sale',
    id: id ?? 'new',
    thing: opened,
    valuesOf,
    labels,
    save: (values, seen) => {
      const { name, name_km, ends_at, ...rest } = draftOf({ ...valuesOf(seen), ...values });
      if (id === undefined) return createSale({ name, name_km, ends_at, ...rest }).unwrap();
      const change =
        seen.state === 'planned' ? { name, name_km, ends_at, ...rest } : { name, name_km, ends_at };
      return changeSale({ id, change: { ...change, version: seen.version } }).unwrap();
    },
    done: t('Sale saved'),
    failed: t('Failed to save the sale'),
    onClose,
  });
  const isPlanned = (edit.seen?.state ?? 'planned') === 'planned';
  const shown = edit.seen?.name ?? t('Sale {number}', { number: id ?? '' });
  return (
    <EditDialog
      edit={edit}
      title={id === undefined ? t('New sale') : t('Edit the sale {name}', { name: shown })}
      changed="Someone else changed this sale"
      loading={
        <LoadState of={query} loading={t('Loading the sale...')} failed={t('Failed to load the sales')} />
      }
    >
      {!isPlanned && <Hint>{t('The sale has begun: its names and its end can be changed.')}</Hint>}
      <SaleFields labels={labels} isPlanned={isPlanned} />
      {isPlanned && <SalePreview />}
    </EditDialog>
  );
}
