import { Form } from 'antd';
import { useState } from 'react';
import { useEditDraft } from './use-edit-draft';
import { useUnsavedWarning } from './use-unsaved-warning';

export interface DraftFormOptions<Seen> {
  /** Names the form and, with the id, what is kept of it. */
  name: string;
  id: string | number;
  /** What is edited, undefined until it is there. What is heard of it later does not touch the form. */
  thing: Seen | undefined;
  /** The texts that the fields begin with. These outlive the session; a password or a file does not. */
  valuesOf: (seen: Seen) => Record<string, string>;
  onClose: () => void;
}

const differs = (one: unknown, other: unknown) => (one ?? '') !== (other ?? '');

/** A form whose texts are kept through a session that runs out, and that asks before it is left unsaved. */
export function useDraftForm<Seen>({ name, id, thing, valuesOf, onClose }: DraftFormOptions<Seen>) {
  const [form] = Form.useForm();
  const draft = useEditDraft<Seen>(`${name}-${id}`);
  const [kept] = useState(draft.read);
  const [opened, setOpened] = useState(thing);
  const [isUnsaved, setUnsaved] = useState(kept !== null);
  const mayLeave = useUnsavedWarning(isUnsaved);
  if (opened === undefined && thing !== undefined) setOpened(thing);

  const close = () => {
    draft.forget();
    onClose();
  };

  /** Keeps what stands in the fields, typed by somebody who has seen `seen`. */
  const keep = (values: object, seen: Seen) => {
    const before = valuesOf(seen);
    const fields: [string, unknown][] = Object.entries(values);
    setUnsaved(fields.some(([field, value]) => differs(value, before[field])));
    draft.keep(Object.fromEntries(fields.filter(([field]) => field in before)), seen);
  };

  return {
    name,
    form,
    kept,
    opened,
    /** Undefined until there is something to edit. */
    initialValues: opened && { ...valuesOf(opened), ...kept?.typed },
    keep,
    close,
    leave: () => {
      if (mayLeave()) close();
    },
  };
}
