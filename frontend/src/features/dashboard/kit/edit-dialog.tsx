import { Form, type FormInstance, type ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { ChangedMeanwhile, type ChangedFact } from './changed-meanwhile';
import { Dialog } from './dialog';
import { DraftNotice } from './draft-notice';
import { TO_FAULT } from './to-fault';
import { useFocusFirstField } from './use-focus-first-field';

interface EditDialogProps<Values> extends Pick<ModalProps, 'okText' | 'cancelText' | 'width'> {
  title: string;
  /** The result of `useEditForm`, or a form that is saved in another way. */
  edit: {
    name: string;
    form: FormInstance;
    kept: unknown;
    initialValues: object | undefined;
    stale?: ChangedFact[] | null;
    isSaving: boolean;
    change: (values: Values) => void;
    submit: (values: Values) => Promise<void>;
    leave: () => Promise<void>;
    discard: () => void;
  };
  /** The title above what somebody else has changed meanwhile. */
  changed?: StaffText;
  /** Shown above the form instead of that. */
  notice?: ReactNode;
  /** Shown instead of the form until its data is loaded. */
  loading?: ReactNode;
  canSave?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form that restores an unsaved draft, and asks before closing with unsaved changes. */
export function EditDialog<Values extends object>(props: EditDialogProps<Values>) {
  const { edit, changed, notice, loading, canSave = true, children, ...dialog } = props;
  const { t } = useStaffI18n();
  const above = notice ?? (changed && edit.stale && <ChangedMeanwhile title={changed} facts={edit.stale} />);
  const isThere = edit.initialValues !== undefined;
  const noteOpen = useFocusFirstField(edit.name, isThere);
  return (
    <Dialog
      okText={t('Save')}
      okButtonProps={{ htmlType: 'submit', form: edit.name, disabled: !isThere || !canSave }}
      confirmLoading={edit.isSaving}
      afterOpenChange={noteOpen}
      onCancel={() => void edit.leave()}
      {...dialog}
    >
      {isThere && Boolean(edit.kept) && !above && <DraftNotice onDiscard={edit.discard} />}
      {above}
      {isThere ? (
        <Form
          noValidate
          id={edit.name}
          form={edit.form}
          name={edit.name}
          layout="vertical"
          scrollToFirstError={TO_FAULT}
          initialValues={edit.initialValues}
          onValuesChange={(_, values: Values) => edit.change(values)}
          onFinish={edit.submit}
        >
          {children}
        </Form>
      ) : (
        loading
      )}
    </Dialog>
  );
}
