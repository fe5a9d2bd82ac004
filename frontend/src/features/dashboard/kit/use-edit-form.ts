import type { FormInstance } from 'antd';
import { useState } from 'react';
import { staleEditOf } from '../../../api/stale-edit';
import type { ChangedFact } from './changed-meanwhile';
import { useAct } from './use-act';
import { useDraftForm, type DraftFormOptions } from './use-draft-form';

interface EditFormOptions<Seen, Values> extends DraftFormOptions<Seen> {
  /** What the fields are called where somebody else has changed them. */
  labels: Record<string, string>;
  /** The field for another image, what it is called, and the address of the one that is there. */
  image?: { field: string; label: string; urlOf: (seen: Seen) => string };
  /** Sends what stands in the fields; null when there is nothing to send. */
  save: (values: Values, seen: Seen) => Promise<unknown> | null;
  done: string;
  failed: Parameters<ReturnType<typeof useAct>>[1]['failed'];
}

/**
 * A form that edits something as it was seen. Where somebody else was faster, what they have changed is taken over into the
 * fields that were not touched, and all of it is told before saving again puts this in its place.
 */
export function useEditForm<Seen, Values extends object>(options: EditFormOptions<Seen, Values>) {
  const { save, done, failed } = options;
  const { keep, close, ...draft } = useDraftForm(options);
  const [latest, setLatest] = useState<Seen>();
  const [stale, setStale] = useState<ChangedFact[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const act = useAct();
  const seen = latest ?? draft.kept?.seen ?? draft.opened;

  const lookAgain = (error: unknown): boolean => {
    const current = staleEditOf(error) as Seen | null;
    if (!current) return false;
    setStale(takeOver(draft.form, seen!, current, options));
    setLatest(current);
    return true;
  };

  const submit = async (values: Values) => {
    const saving = save(values, seen!);
    if (!saving) return close();
    setSaving(true);
    const isSaved = await act(() => saving, { done, failed, otherwise: lookAgain });
    setSaving(false);
    if (isSaved) close();
  };

  return { ...draft, seen, stale, isSaving, change: (values: Values) => keep(values, seen!), submit };
}

function takeOver<Seen, Values>(
  form: FormInstance,
  seen: Seen,
  current: Seen,
  { valuesOf, labels, image }: EditFormOptions<Seen, Values>,
): ChangedFact[] {
  const [before, after] = [valuesOf(seen), valuesOf(current)];
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const facts = names.map((name): ChangedFact => {
    const now = after[name]!;
    const typed = String(form.getFieldValue(name) ?? '');
    const isTyped = typed !== before[name] && typed !== now;
    if (!isTyped) form.setFieldValue(name, now);
    return { label: labels[name]!, now, isReplaced: isTyped };
  });
  if (!image || image.urlOf(seen) === image.urlOf(current)) return facts;
  const isReplaced = form.getFieldValue(image.field) !== undefined;
  return [...facts, { label: image.label, now: image.urlOf(current), isImage: true, isReplaced }];
}
