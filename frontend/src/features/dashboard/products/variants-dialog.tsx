import { textKey } from '../../../../../libs/contracts/src/text-key';
import { Form } from 'antd';
import {
  useGetVariantsQuery,
  useJoinProductsMutation,
  type JoinedVariants,
} from '../../../api/staff-products-api';
import type { Product } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useEditForm } from '../kit/use-edit-form';
import { labelledOf, variantsOf, variantsText } from './joined-variants';
import { VariantsField } from './variants-field';

const WIDTH_PX = 640;

type Values = Record<'variants', string>;

const shortOf = (text: string) =>
  variantsOf(text)
    .map(({ name, label }) => `${name}: ${label}`)
    .join(', ') || '–';

/** Joins a product with others as colours or versions of the same thing. */
export function VariantsDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useStaffI18n();
  const query = useGetVariantsQuery(product.id, { refetchOnMountOrArgChange: true });
  const [joinProducts] = useJoinProductsMutation();
  const labelRule = useLabelRule();
  const edit = useEditForm<JoinedVariants, Values>({
    name: 'product-variants',
    id: product.id,
    thing: query.isFetching ? undefined : query.currentData,
    valuesOf: ({ variants }) => ({ variants: variantsText(variants) }),
    labels: { variants: t('Colors and versions') },
    shownAs: (_, text) => ({ now: shortOf(text) }),
    save: (values, seen) => {
      const body = {
        variants: labelledOf(variantsOf(values.variants)),
        seen: seen.variants.map(({ id, label: seenLabel }) => ({ id, label: seenLabel })),
      };
      return joinProducts({ id: product.id, body }).unwrap();
    },
    done: t('Product updated!'),
    failed: t('Failed to update product'),
    onClose,
  });
  return (
    <EditDialog
      edit={edit}
      width={WIDTH_PX}
      title={t('Colors and versions of {name}', { name: product.name })}
      changed="Someone else changed this product"
      loading={<LoadState of={query} failed={t('Failed to load the other versions')} />}
    >
      <Hint>
        {t(
          'Shoppers see these products together, and choose between them by what tells each from the others.',
        )}
      </Hint>
      <Form.Item name="variants" rules={[labelRule]}>
        <VariantsField product={product} />
      </Form.Item>
    </EditDialog>
  );
}

/** Each has a label, and no two the same. */
function useLabelRule(): { validator: (rule: unknown, text: string) => Promise<void> } {
  const { t } = useStaffI18n();
  const refuse = (reason: string) => Promise.reject(new Error(reason));
  return {
    validator: (_, text) => {
      const labels = variantsOf(text).map((one) => textKey(one.label));
      if (labels.includes('')) return refuse(t('Say what tells each from the others'));
      if (new Set(labels).size < labels.length) return refuse(t('Two have the same label'));
      return Promise.resolve();
    },
  };
}
