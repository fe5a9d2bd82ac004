import { Alert, Form, Input, Modal, Select, type FormInstance } from 'antd';
import { useState } from 'react';
import { staleEditOf } from '../../../api/stale-edit';
import { toast } from '../../../lib/toast';
import { useEditUserMutation } from '../../../api/users-api';
import type { ManagedUser, UserEdit } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChangedMeanwhile, type ChangedFact } from '../kit/changed-meanwhile';
import { useEditDraft } from '../kit/use-edit-draft';
import { useFocusBack } from '../kit/use-focus-back';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';

const FORM_ID = 'edit-user';
const ROLES = ['admin', 'seller', 'customer'] as const;
const FACTS = { name: 'Name', email: 'Email', role: 'Role', phone: 'Phone', address: 'Address' } as const;
type Fact = keyof typeof FACTS;
/** A user as an editor has seen them. */
type SeenUser = Record<string, unknown> & { version: number };

/** What is sent of the form: the password only when a new one was typed. */
function editOf({ password, ...rest }: UserEdit): UserEdit {
  return password ? { ...rest, password } : rest;
}

/** Takes over what somebody else has changed where nothing was typed, and tells of all of it. */
function takeOver(
  form: FormInstance,
  t: (text: (typeof FACTS)[Fact]) => string,
  seen: SeenUser,
  current: Record<string, unknown>,
): ChangedFact[] {
  const names = (Object.keys(FACTS) as Fact[]).filter((name) => (seen[name] ?? '') !== (current[name] ?? ''));
  return names.map((name): ChangedFact => {
    const now = String(current[name] ?? '');
    const isTyped = (form.getFieldValue(name) ?? '') !== (seen[name] ?? '');
    if (!isTyped) form.setFieldValue(name, now);
    return { label: t(FACTS[name]), now, isReplaced: form.getFieldValue(name) !== now };
  });
}

/** Edits a user's facts, role and, if wanted, password. Somebody else's change meanwhile is shown before it is replaced. */
export function EditUserModal({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  useFocusBack();
  const { t, translateProblem } = useStaffI18n();
  const [form] = Form.useForm<UserEdit>();
  const [editUser, { isLoading }] = useEditUserMutation();
  const draft = useEditDraft<SeenUser>(`edit-user-${user.id}`);
  const [kept] = useState(draft.read);
  const [isUnsaved, setUnsaved] = useState(kept !== null);
  const [seen, setSeen] = useState<SeenUser>(kept?.seen ?? { ...user });
  const [stale, setStale] = useState<ChangedFact[] | null>(null);
  const { name, email, role, phone, address } = user;
  const mayLeave = useUnsavedWarning(isUnsaved);

  const save = async (values: UserEdit) => {
    try {
      await editUser({ id: user.id, edit: editOf({ ...values, version: seen.version }) }).unwrap();
      toast.success(t('User updated successfully!'));
      close();
    } catch (error) {
      const current = staleEditOf(error);
      if (!current) return toastFailure(t('Failed to update user'), error, translateProblem);
      setStale(takeOver(form, t, seen, current));
      setSeen(current);
    }
  };

  const close = () => {
    draft.forget();
    onClose();
  };

  const leave = () => {
    if (mayLeave()) close();
  };

  const keep = (_: unknown, { password: __, ...values }: UserEdit) => {
    setUnsaved(true);
    draft.keep(values, seen);
  };

  return (
    <Modal
      open
      title={t('Edit {name}', { name })}
      okText={t('Save')}
      okButtonProps={{ htmlType: 'submit', form: FORM_ID }}
      confirmLoading={isLoading}
      onCancel={leave}
    >
      {kept && !stale && <Alert type="info" showIcon title={t('What you had typed before is here again')} />}
      {stale && <ChangedMeanwhile title="Somebody else has changed this user meanwhile" facts={stale} />}
      <Form
        id={FORM_ID}
        form={form}
        name={FORM_ID}
        layout="vertical"
        initialValues={{ name, email, role, phone: phone ?? '', address: address ?? '', ...kept?.typed }}
        onValuesChange={keep}
        onFinish={save}
      >
        <Form.Item name="name" label={t('Name')} rules={[{ required: true, message: t('Name is required') }]}>
          <Input />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('Email')}
          rules={[{ required: true, message: t('Email is required') }]}
        >
          <Input type="email" />
        </Form.Item>
        <Form.Item name="role" label={t('Role')}>
          <Select options={ROLES.map((value) => ({ value, label: t(value) }))} />
        </Form.Item>
        <Form.Item name="phone" label={t('Phone')}>
          <Input type="tel" />
        </Form.Item>
        <Form.Item name="address" label={t('Address')}>
          <Input />
        </Form.Item>
        <Form.Item name="password" label={t('New Password (optional)')}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
