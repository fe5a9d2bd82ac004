import type { FormInstance } from 'antd';
import { useState } from 'react';
import { staleEditOf } from '../../../api/stale-edit';
import type { ChangedFact } from './changed-meanwhile';
import { useConfirm, type Question } from './confirm';
import { useAct } from './use-act';
import { useDraftForm, type DraftFormOptions } from './use-draft-form';

interface EditFormOptions<Seen, Values, Saved = unknown> extends DraftFormOptions<Seen> {
  /** The fields' labels in the list of somebody else's changes. */
  labels: Record<string, string>;
  /** The field for a new image, its label, and the address of the current image. */
  image?: { field: string; label: string; urlOf: (seen: Seen) => string };
  /** How a value is shown in that list, where it is not as it is in the field. */
  shownAs?: (field: string, value: string) => Pick<ChangedFact, 'now' | 'isImage'>;
  /** What to ask before these values are saved, if anything. */
  ask?: (values: Values, seen: Seen) => Question | undefined;
  /** Sends the values; null if there is nothing to send. */
  save: (values: Values, seen: Seen) => Promise<Saved> | null;
  done: string | ((saved: Saved) => string);
  failed: Parameters<ReturnType<typeof useAct>>[1]['failed'];
}

/**
 * A form that edits a certain version of a thing. If somebody else has changed it first, their changes are put into the
 * untouched fields, and all of them are shown before saving again overwrites the rest.
 */
export function useEditForm<Seen, Values extends object, Saved = unknown>(
  options: EditFormOptions<Seen, Values, Saved>,
) {
  const { save, done, failed } = options;
  const { keep, close, ...draft } = useDraftForm(options);
  const [latest, setLatest] = useState<Seen>();
  const [stale, setStale] = useState<ChangedFact[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const act = useAct();
  const confirm = useConfirm();
  const seen = latest ?? draft.kept?.seen ?? draft.opened;

  const handleStaleEdit = (error: unknown): boolean => {
    const current = staleEditOf(error) as Seen | null;
    if (!current) return false;
    setStale(mergeChanges(draft.form, seen!, current, options));
    setLatest(current);
    return true;
  };

  const submit = async (values: Values) => {
    const question = options.ask?.(values, seen!);
    if (question && !(await confirm(question))) return;
    const saving = save(values, seen!);
    if (!saving) return close();
    setSaving(true);
    const isSaved = await act(() => saving, {
      done,
      failed,
      handleError: handleStaleEdit,
      form: draft.form,
    });
    setSaving(false);
    if (isSaved) close();
  };

  return { ...draft, seen, stale, isSaving, change: (values: Values) => keep(values, seen!), submit };
}

function mergeChanges<Seen, Values>(
  form: FormInstance,
  seen: Seen,
  current: Seen,
  {
    valuesOf,
    labels,
    image,
    shownAs = (_, value) => ({ now: value }),
  }: Pick<EditFormOptions<Seen, Values>, 'valuesOf' | 'labels' | 'image' | 'shownAs'>,
): ChangedFact[] {
  const [before, after] = [valuesOf(seen), valuesOf(current)];
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const facts = names.map((name): ChangedFact => {
    const now = after[name]!;
    const typed = String(form.getFieldValue(name) ?? '');
    const isTyped = typed !== before[name] && typed !== now;
    if (!isTyped) form.setFieldValue(name, now);
    return { label: labels[name] ?? name, ...shownAs(name, now), isReplaced: isTyped };
  });
  if (!image || image.urlOf(seen) === image.urlOf(current)) return facts;
  const isReplaced = form.getFieldValue(image.field) !== undefined;
  return [...facts, { label: image.label, now: image.urlOf(current), isImage: true, isReplaced }];
}
