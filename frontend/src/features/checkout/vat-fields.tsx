import { Checkbox } from '../../components/checkbox';
import { Field } from '../../components/field';
import { useI18n } from '../../lib/i18n/i18n';
import type { useForm } from '../../lib/use-form';
import type { BillingForm } from './billing-draft';

/** Asks in whose name a VAT invoice is wanted, which companies deduct. */
export default function VatFields({
  values,
  field,
  put,
}: Pick<ReturnType<typeof useForm<BillingForm>>, 'values' | 'field' | 'put'>) {
  const { t } = useI18n();
  const isWanted = values.vat_wanted === 'yes';
  return (
    <>
      <Checkbox
        label={t('I need a VAT invoice for a company')}
        checked={isWanted}
        onChange={({ target }) => put({ vat_wanted: target.checked ? 'yes' : '' })}
      />
      {isWanted && (
        <>
          <Field
            label={t('TIN')}
            hint={t('Such as K001-901234567')}
            autoComplete="off"
            maxLength={40}
            {...field('vat_invoice.tin')}
          />
          <Field
            label={t('Name of the company')}
            autoComplete="organization"
            maxLength={200}
            {...field('vat_invoice.name')}
          />
          <Field
            label={t('Address of the company')}
            autoComplete="off"
            maxLength={500}
            {...field('vat_invoice.address')}
          />
        </>
      )}
    </>
  );
}
