import { Form, Input, Modal, Select } from 'antd';
import { toast } from '../../../lib/toast';
import { useEditUserMutation } from '../../../api/users-api';
import type { User, UserEdit } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';

const FORM_ID = 'edit-user';
const ROLES = ['admin', 'seller', 'customer'].map((role) => ({ value: role, label: role }));

/** What is sent of the form: the password only when a new one was typed. */
function editOf({ password, ...rest }: UserEdit): UserEdit {
  return password ? { ...rest, password } : rest;
}

/** Edits a user's facts, role and, if wanted, password. */
export function EditUserModal({ user, onClose }: { user: User; onClose: () => void }) {
  const [editUser, { isLoading }] = useEditUserMutation();
  const { name, email, role, phone, address } = user;

  const save = async (values: UserEdit) => {
    try {
      await editUser({ id: user.id, edit: editOf(values) }).unwrap();
      toast.success('User updated successfully!');
      onClose();
    } catch (error) {
      toastFailure('Failed to update user', error);
    }
  };

  return (
    <Modal
      open
      title={`Edit ${name}`}
      okText="Save"
      okButtonProps={{ htmlType: 'submit', form: FORM_ID }}
      confirmLoading={isLoading}
      onCancel={onClose}
    >
      <Form
        id={FORM_ID}
        name={FORM_ID}
        layout="vertical"
        initialValues={{ name, email, role, phone: phone ?? '', address: address ?? '' }}
        onFinish={save}
      >
        <Form.Item name="name" label="Name" rules={[{ required: true, message: 'Name is required' }]}>
          <Input />
        </Form.Item>
        <Form.Item name="email" label="Email" rules={[{ required: true, message: 'Email is required' }]}>
          <Input type="email" />
        </Form.Item>
        <Form.Item name="role" label="Role">
          <Select options={ROLES} />
        </Form.Item>
        <Form.Item name="phone" label="Phone">
          <Input type="tel" />
        </Form.Item>
        <Form.Item name="address" label="Address">
          <Input />
        </Form.Item>
        <Form.Item name="password" label="New Password (optional)">
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
