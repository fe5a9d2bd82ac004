import { Button, Space } from 'antd';
import { toast } from '../../../lib/toast';
import { useDeleteUserMutation } from '../../../api/users-api';
import type { User } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';

/** The buttons that edit and delete a user. */
export function UserActions({ user, onEdit }: { user: User; onEdit: (user: User) => void }) {
  const [deleteUser, { isLoading }] = useDeleteUserMutation();

  const remove = async () => {
    if (!window.confirm(`Delete ${user.name}?`)) return;
    try {
      await deleteUser(user.id).unwrap();
      toast.success('User deleted');
    } catch (error) {
      toastFailure('Failed to delete user', error);
    }
  };

  return (
    <Space>
      <Button onClick={() => onEdit(user)} aria-label={`Edit ${user.name}`}>
        Edit
      </Button>
      <Button danger loading={isLoading} onClick={() => void remove()} aria-label={`Delete ${user.name}`}>
        Delete
      </Button>
    </Space>
  );
}
