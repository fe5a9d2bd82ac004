import { Form, Input, Modal, Select, type FormInstance } from 'antd';
import { useState } from 'react';
import { staleEditOf } from '../../../api/stale-edit';
import { toast } from '../../../lib/toast';
import { useEditUserMutation } from '../../../api/users-api';
import type { ManagedUser, UserEdit } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { StaleNotice, type StaleFact } from './stale-notice';

const FORM_ID = 'edit-user';
const ROLES = ['admin', 'seller', 'customer'] as const;
const FACTS = { name: 'Name', email: 'Email', role: 'Role', phone: 'Phone', address: 'Address' } as const;
type Fact = keyof typeof FACTS;

/** What is sent of the form: the password only when a new one was typed. */
function editOf({ password, ...rest }: UserEdit): UserEdit {
  return password ? { ...rest, password } : rest;
}

/** Takes over what somebody else has changed where nothing was typed, and tells of all of it. */
function takeOver(form: FormInstance, seen: Record<string, unknown>, current: Record<string, unknown>) {
  const names = (Object.keys(FACTS) as Fact[]).filter((name) => (seen[name] ?? '') !== (current[name] ?? ''));
  return names.map((name): StaleFact => {
    const now = String(current[name] ?? '');
    if (!form.isFieldTouched(name)) form.setFieldValue(name, now);
    return { label: FACTS[name], now, isReplaced: form.getFieldValue(name) !== now };
  });
}

/** Edits a user's facts, role and, if wanted, password. Somebody else's change meanwhile is shown before it is replaced. */
export function EditUserModal({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { t, said } = useStaffI18n();
  const [form] = Form.useForm<UserEdit>();
  const [editUser, { isLoading }] = useEditUserMutation();
  const [seen, setSeen] = useState<Record<string, unknown> & { version: number }>(user);
  const [stale, setStale] = useState<StaleFact[] | null>(null);
  const { name, email, role, phone, address } = user;

  const save = async (values: UserEdit) => {
    try {
      await editUser({ id: user.id, edit: editOf({ ...values, version: seen.version }) }).unwrap();
      toast.success(t('User updated successfully!'));
      onClose();
    } catch (error) {
      const current = staleEditOf(error);
      if (!current) return toastFailure(t('Failed to update user'), error, said);
      setStale(takeOver(form, seen, current));
      setSeen(current);
    }
  };

  const leave = () => {
    if (form.isFieldsTouched() && !window.confirm(t('Leave without saving your changes?'))) return;
    onClose();
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
      {stale && <StaleNotice facts={stale} />}
      <Form
        id={FORM_ID}
        form={form}
        name={FORM_ID}
        layout="vertical"
        initialValues={{ name, email, role, phone: phone ?? '', address: address ?? '' }}
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
