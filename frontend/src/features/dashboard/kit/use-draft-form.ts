import { Form } from 'antd';
import { useState } from 'react';
import { useEditDraft } from './use-edit-draft';
import { useUnsavedWarning } from './use-unsaved-warning';

export interface DraftFormOptions<Seen> {
  /** The name of the form and, with the id, of its draft. */
  name: string;
  id: string | number;
  /** What is edited; undefined until loaded. Later changes of it do not change the form. */
  thing: Seen | undefined;
  /** The first values of the text fields. Only these are kept in the draft, not a password or a file. */
  valuesOf: (seen: Seen) => Record<string, string>;
  onClose: () => void;
}

const differs = (one: unknown, other: unknown) => (one ?? '') !== (other ?? '');

/** A form that keeps its texts as a draft when the session ends, and asks before it is left unsaved. */
export function useDraftForm<Seen>({ name, id, thing, valuesOf, onClose }: DraftFormOptions<Seen>) {
  const [form] = Form.useForm();
  const draft = useEditDraft<Seen>(`${name}-${id}`);
  const [kept, setKept] = useState(draft.read);
  const [opened, setOpened] = useState(thing);
  const [isUnsaved, setUnsaved] = useState(kept !== null);
  const mayLeave = useUnsavedWarning(isUnsaved);
  if (opened === undefined && thing !== undefined) setOpened(thing);

  const close = () => {
    draft.forget();
    onClose();
  };

  /** Stores the fields' values as a draft, with the state of the thing on which they are based. */
  const keep = (values: object, seen: Seen) => {
    const before = valuesOf(seen);
    const fields: [string, unknown][] = Object.entries(values);
    setUnsaved(fields.some(([field, value]) => differs(value, before[field])));
    draft.keep(Object.fromEntries(fields.filter(([field]) => field in before)), seen);
  };

  const discard = () => {
    draft.forget();
    setKept(null);
    setUnsaved(false);
    if (opened !== undefined) form.setFieldsValue(valuesOf(opened));
  };

  return {
    name,
    form,
    kept,
    opened,
    /** Undefined until the thing is loaded. */
    initialValues: opened && { ...valuesOf(opened), ...kept?.typed },
    keep,
    close,
    discard,
    leave: async () => {
      if (await mayLeave()) close();
    },
  };
}
