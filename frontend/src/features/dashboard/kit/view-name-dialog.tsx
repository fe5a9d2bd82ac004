import { Form, Input } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from './edit-dialog';
import { useAct } from './use-act';
import { useDraftForm } from './use-draft-form';

const FORM = 'view-name';

/** The name of the draft of a view's name. */
export const viewNameDraft = (id: string) => `${FORM}-${id}`;

interface ViewNameDialogProps {
  /** The view's id; for a new one the list of which it is. */
  id: string;
  title: string;
  /** The name that the view has. */
  name?: string;
  save: (name: string) => Promise<unknown>;
  /** The toasts. */
  done: string;
  failed: string;
  isSaving: boolean;
  onClose: () => void;
}

/** Asks for the name of a saved view. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const { id, title, name = '', save, done, failed, isSaving, onClose } = props;
  const { t } = useStaffI18n();
  const act = useAct();
  const view = { name };
  const { keep, close, ...draft } = useDraftForm({
    name: FORM,
    id,
    thing: view,
    valuesOf: (seen) => ({ ...seen }),
    onClose,
  });

  const submit = async (typed: { name: string }) => {
    if (await act(() => save(typed.name), { done, failed, form: draft.form })) close();
  };

  return (
    <EditDialog edit={{ ...draft, isSaving, change: (values) => keep(values, view), submit }} title={title}>
      <Form.Item
        name="name"
        label={t('Name')}
        extra={t('Only you see this view.')}
        rules={[{ required: true, whitespace: true, message: t('Please give the view a name.') }]}
      >
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
    </EditDialog>
  );
}
