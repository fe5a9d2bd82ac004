import { Button, Card, Form } from 'antd';
import { Link } from 'react-router-dom';
import { useEditProductMutation } from '../../../api/staff-products-api';
import type { StaffProduct } from '../../../api/types';
import { productPath } from '../../../lib/product-path';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChangedMeanwhile } from '../kit/changed-meanwhile';
import { DraftNotice } from '../kit/draft-notice';
import { Hint } from '../kit/hint';
import { TO_FAULT } from '../kit/to-fault';
import { useEditForm } from '../kit/use-edit-form';
import styles from './edit-product-form.module.css';
import { readImages } from './form-images';
import { PLACE_WORDS, PlaceFields } from './place-fields';
import { ImagesField, useImageRule } from './images-field';
import { NameFields, SaleFields, SpecFields } from './product-fields';
import { editProductForm, isFree, valuesOf, type FilledProduct } from './product-form-data';
import { useFieldLabels } from './use-field-labels';
import { useFormSpecs } from '../kit/use-form-specs';
import { useMeanwhile, type StockAfter } from './use-meanwhile';

interface EditProductFormProps {
  id: number;
  /** Its state when the page was opened; undefined until that is loaded. */
  product: StaffProduct | undefined;
  onClose: () => void;
}

/** The form of one product: what is changed most comes first, and Save is always in reach. */
export function EditProductForm({ id, product, onClose }: EditProductFormProps) {
  const { t, money, moment } = useStaffI18n();
  const { t: shop } = useI18n();
  const labels = useFieldLabels(product?.category ?? 'mouse');
  const specs = useFormSpecs(product?.category ?? 'mouse');
  const meanwhile = useMeanwhile();
  const [editProduct] = useEditProductMutation();
  const shownValue = (field: string, value: string) =>
    field === 'place' ? t(PLACE_WORDS[value]!) : value.replace('T', ' ');
  const imageRule = useImageRule(t('Image'), true);

  /** Sends only the changed fields, and nothing if there are none. */
  const save = (values: FilledProduct, seen: StaffProduct) => {
    const form = editProductForm(seen, values, specs);
    if ([...form.keys()].length === 0) return null;
    form.append('version', String(seen.version));
    const typed = form.has('stock') ? Number(form.get('stock')) : undefined;
    return editProduct({ id, form })
      .unwrap()
      .then((saved) => ({ typed, left: saved.product.stock }));
  };

  const edit = useEditForm<StaffProduct, FilledProduct, StockAfter>({
    name: 'edit-product',
    id,
    thing: product,
    valuesOf: (seen) => valuesOf(seen, specs),
    labels,
    shownAs: (field, value) =>
      field === 'images'
        ? { now: readImages(value)[0]!.url, isImage: true }
        : { now: shownValue(field, value) },
    ask: (values, { name, price }) =>
      isFree(values) && price !== 0
        ? { question: t('Sell {name} for $0.00?', { name }), yes: t('Sell for $0.00') }
        : undefined,
    save,
    done: (after) => [t('Product updated!'), meanwhile(after)].filter(Boolean).join(' '),
    failed: (reason) => `❌ ${reason ?? t('Failed to update product')}`,
    onClose,
  });
  const { opened } = edit;
  if (!opened) return null;
  return (
    <Form
      noValidate
      form={edit.form}
      name={edit.name}
      layout="vertical"
      scrollToFirstError={TO_FAULT}
      initialValues={edit.initialValues}
      onValuesChange={(_, values: FilledProduct) => edit.change(values)}
      onFinish={edit.submit}
    >
      {edit.kept && !edit.stale && <DraftNotice onDiscard={edit.discard} />}
      {edit.stale && <ChangedMeanwhile title="Someone else changed this product" facts={edit.stale} />}
      <div className={styles.cards}>
        <Card title={t('Price and stock')}>
          <SaleFields labels={labels} />
          {opened.sale && (
            <Hint>
              {t('In a sale until {time} shoppers pay {price}; this price holds before and after.', {
                time: moment(opened.sale.ends_at),
                price: money(opened.sale.price),
              })}
            </Hint>
          )}
          <PlaceFields labels={labels} />
        </Card>
        <Card title={t('Images')}>
          <Form.Item name="images" rules={[imageRule]}>
            <ImagesField label={t('Image')} isRequired />
          </Form.Item>
        </Card>
        <Card title={t('Name and description')}>
          <NameFields labels={labels} />
        </Card>
        <Card title={shop('Specifications')}>
          <SpecFields category={opened.category} labels={labels} />
        </Card>
      </div>
      <div className={styles.bar}>
        <Button type="primary" htmlType="submit" loading={edit.isSaving}>
          {t('Save')}
        </Button>
        <Button disabled={edit.isSaving} onClick={() => void edit.leave()}>
          {t('Cancel')}
        </Button>
        {!opened.hidden && (
          <Link className={styles.shop} to={productPath(opened)} target="_blank">
            {t('View in shop')}
          </Link>
        )}
      </div>
    </Form>
  );
}
