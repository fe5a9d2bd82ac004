import { Form, Input, Select } from 'antd';
import type { ManagedUser, UserEdit } from '../../../api/types';
import { useEditUserMutation } from '../../../api/users-api';
import { withLatinDigits } from '../../../lib/digits';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { useEditForm } from '../kit/use-edit-form';
import { useEmailRules } from './use-email-rules';

const ROLES = ['admin', 'seller', 'packer', 'support', 'customer'] as const;

/** The state of a user that is being edited. */
type SeenUser = Pick<ManagedUser, 'name' | 'email' | 'role' | 'phone' | 'address' | 'version'>;

const valuesOf = ({ name, email, role, phone, address }: SeenUser) => ({
  name,
  email,
  role,
  phone: phone ?? '',
  address: address ?? '',
});

/** Edits a user's data and role, and optionally sets a password. */
export function EditUserDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { t } = useStaffI18n();
  const emailRules = useEmailRules();
  const [editUser] = useEditUserMutation();
  const edit = useEditForm<SeenUser, UserEdit>({
    name: 'edit-user',
    id: user.id,
    thing: user,
    valuesOf,
    labels: {
      name: t('Name'),
      email: t('Email'),
      role: t('Role'),
      phone: t('Phone'),
      address: t('Address'),
    },
    // Sends the password only if one was typed.
    save: ({ password, ...rest }, { version }) =>
      editUser({ id: user.id, edit: { ...rest, ...(password && { password }), version } }).unwrap(),
    done: t('User updated successfully!'),
    failed: t('Failed to update user'),
    onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={t('Edit {name}', { name: user.name })}
      changed="Someone else changed this user"
    >
      <Form.Item name="name" label={t('Name')} rules={[{ required: true, message: t('Name is required') }]}>
        <Input />
      </Form.Item>
      <Form.Item name="email" label={t('Email')} validateTrigger="onBlur" rules={emailRules}>
        <Input type="email" />
      </Form.Item>
      <Form.Item name="role" label={t('Role')}>
        <Select options={ROLES.map((value) => ({ value, label: t(value) }))} />
      </Form.Item>
      <Form.Item name="phone" label={t('Phone')} normalize={withLatinDigits}>
        <Input type="tel" />
      </Form.Item>
      <Form.Item name="address" label={t('Address')}>
        <Input />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('New Password (optional)')}
        dependencies={['role']}
        validateTrigger="onBlur"
        rules={[
          ({ getFieldValue }) =>
            getFieldValue('role') === 'customer'
              ? { min: 6, message: t('The password must have at least 6 characters') }
              : { min: 12, message: t('The password of staff must have at least 12 characters') },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </EditDialog>
  );
}
