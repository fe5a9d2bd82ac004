import { useState } from 'react';
import { useEditCellMutation } from '../../../api/staff-products-api';
import { isRefusal } from '../../../api/problem';
import { staleEditOf } from '../../../api/stale-edit';
import type { Product } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useReason } from '../../../lib/use-reason';
import { changeOfCell, type StockReason, type TypedCell } from './typed-cell';
import type { CellField } from './use-open-cells';

/**
 * Saves what is typed in a cell, on the state of the product that was seen when it was opened. Somebody else's change of
 * other fields is no conflict; one of this field is told, and saving again then overwrites it. A difference is never sent
 * again by itself: when an answer was lost, it may have been added.
 */
export function useCellSaving(field: CellField, product: Product) {
  const { t, money } = useStaffI18n();
  const reasonOf = useReason();
  const [opened, setSeen] = useState(product);
  const [fault, setFault] = useState('');
  // After a failure that was no refusal something may have been saved.
  const [isUnsure, setUnsure] = useState(false);
  const [editCell, { isLoading }] = useEditCellMutation();
  // The user's own change of another cell of the row.
  const seen = product[field] === opened[field] && product.version > opened.version ? product : opened;

  const conflict = (typed: TypedCell, { price, stock }: Product) => {
    if (field === 'price') return t('Someone else made it {now}. Enter saves yours.', { now: money(price) });
    return typed.isDifference && isUnsure
      ? t('It may have been saved already: {count} are there now. Enter saves it again.', { count: stock })
      : t('Someone else changed it: {count} are there now. Enter saves yours.', { count: stock });
  };

  const send = async (
    typed: TypedCell,
    reason: StockReason,
    on: Product,
    isAgain = false,
  ): Promise<Product | null> => {
    const { data, error } = await editCell({ id: on.id, change: changeOfCell(field, typed, reason, on) });
    if (data) return data;
    const current = staleEditOf(error) as Product | null;
    if (current && !typed.isDifference && current[field] === typed.number) return current;
    if (current && !isAgain && !typed.isDifference && current[field] === on[field])
      return send(typed, reason, current, true);
    if (current) setSeen(current);
    setUnsure(!isRefusal(error));
    setFault(current ? conflict(typed, current) : (reasonOf(error) ?? t('Failed to update product')));
    return null;
  };

  /** Resolves with the saved product; null if it was refused, which `fault` then explains. */
  const save = (typed: TypedCell, reason: StockReason) => {
    setFault('');
    return send(typed, reason, seen);
  };
  return { save, seen, fault, setFault, isSaving: isLoading };
}
