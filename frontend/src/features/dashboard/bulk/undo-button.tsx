import { Button } from 'antd';
import { useState } from 'react';
import { touchedProductsOf, useUndoUploadMutation, type TouchedProduct } from '../../../api/bulk-api';
import type { BulkUpload } from '../../../api/types';
import { Notice } from '../../../components/notices';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import type { Question } from '../kit/confirm';
import { useAct } from '../kit/use-act';

const REASONS: Record<TouchedProduct['reason'], StaffText> = {
  sold: 'sold or held in an order',
  edited: 'edited since',
};

/** The highest number of products that are named. */
const MAX_NAMES = 20;

/** Undoes an upload. If that is refused, names the products because of which, and offers to undo edits too. */
export function UndoButton({ upload: { id, file_name: file } }: { upload: BulkUpload }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [undo, { isLoading }] = useUndoUploadMutation();
  const [touched, setTouched] = useState<TouchedProduct[]>([]);

  const showTouched = (error: unknown): boolean => {
    const products = touchedProductsOf(error);
    setTouched(products);
    return products.length > 0;
  };

  const undoUpload = (withEdits: boolean, ask?: Question) => {
    const work = () => {
      setTouched([]);
      return undo({ id, withEdits }).unwrap();
    };
    const words = { done: t('Upload undone'), failed: t('Failed to undo the upload') };
    return act(work, { ask, ...words, handleError: showTouched });
  };

  const ask = () =>
    undoUpload(false, {
      question: t(
        'Undo everything that {file} has written? New products are deleted, changed ones get their old values back.',
        { file },
      ),
      yes: t('Undo {file}', { file }),
      isDanger: true,
    });

  return (
    <>
      <Button danger loading={isLoading} onClick={() => void ask()}>
        {t('Undo {file}', { file })}
      </Button>
      {touched.length > 0 && (
        <Notice kind="danger" role="alert">
          <p>{t('This upload cannot be undone, because of:')}</p>
          <ul>
            {touched.slice(0, MAX_NAMES).map((product) => (
              <li key={product.id}>
                {product.name} ({t(REASONS[product.reason])})
              </li>
            ))}
            {touched.length > MAX_NAMES && (
              <li>{t('and {count} more', { count: touched.length - MAX_NAMES })}</li>
            )}
          </ul>
          {touched.every(({ reason }) => reason === 'edited') && (
            <Button danger loading={isLoading} onClick={() => void undoUpload(true)}>
              {t('Undo all the same, losing these edits')}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}
