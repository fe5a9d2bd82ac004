import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useCreateProductMutation } from '../../../api/staff-products-api';
import type { CategorySlug, Product } from '../../../api/types';
import { CATEGORIES } from '../../../lib/categories';
import { useStaffI18n } from '../i18n/staff-i18n';
import { focusTitle } from '../kit/focus-title';
import { useAct } from '../kit/use-act';
import { useEditDraft } from '../kit/use-edit-draft';
import { useFormSpecs } from '../kit/use-form-specs';
import { useStillHere } from '../kit/use-still-here';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { isFree, newProductForm, valuesOf, type FilledProduct } from './product-form-data';

const FIRST_CATEGORY: CategorySlug = 'mouse';

/** The form of a new product or a copy. Each stores a draft until it is sent, and asks before leaving with unsaved changes. */
export function useNewProduct(original?: Product, onCreated?: () => void) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<FilledProduct>();
  // A new product has no state to base the draft on, only its category.
  const draft = useEditDraft<CategorySlug>(original ? `copy-of-${original.id}` : 'new-product');
  const [kept, setKept] = useState(draft.read);
  const firstCategory = original?.category ?? FIRST_CATEGORY;
  const [category, setCategory] = useState(
    CATEGORIES.find(({ slug }) => slug === kept?.seen)?.slug ?? firstCategory,
  );
  const specs = useFormSpecs(category);
  const [round, setRound] = useState(0);
  const [isUnsaved, setUnsaved] = useState(kept !== null);
  const [createProduct, { isLoading }] = useCreateProductMutation();
  useUnsavedWarning(isUnsaved);
  const isStillHere = useStillHere();

  // After the initial values have changed from the draft to none.
  useEffect(() => {
    if (round > 0) form.resetFields();
  }, [form, round]);

  const clear = () => {
    draft.forget();
    setKept(null);
    setUnsaved(false);
    setRound(round + 1);
  };

  const startAfresh = () => {
    clear();
    setCategory(firstCategory);
    // The pressed button goes with the draft.
    focusTitle();
  };

  const submit = async (values: FilledProduct) => {
    const created = await act(() => createProduct(newProductForm(category, values, specs)).unwrap(), {
      ask: isFree(values)
        ? { question: t('Sell {name} for $0.00?', { name: String(values.name) }), yes: t('Sell for $0.00') }
        : undefined,
      done: t('Product uploaded!'),
      failed: (reason) => `❌ ${reason ?? t('Upload failed')}`,
      form,
      isToastToo: true,
    });
    if (!created) return;
    clear();
    if (!isStillHere()) return;
    // The button was disabled while it was sent, and has lost the focus.
    focusTitle();
    onCreated?.();
  };

  const keep = (values: FilledProduct, of = category) => {
    setUnsaved(true);
    draft.keep(values, of);
  };

  const choose = (chosen: CategorySlug) => {
    setCategory(chosen);
    if (isUnsaved) keep(form.getFieldsValue(true), chosen);
  };

  // What is in stock of the original is not there a second time, its codes are its own, and nobody sees it before it is ready.
  const ownFacts = { stock: '0', sku: '', barcode: '', place: 'hidden', visible_from: '' };
  const first = original ? { ...valuesOf(original), ...ownFacts } : { place: 'shop' };
  const begun = { ...first, ...kept?.typed };
  return {
    form,
    begun,
    isKept: kept !== null,
    category,
    choose,
    keep,
    startAfresh,
    submit,
    isSending: isLoading,
  };
}
