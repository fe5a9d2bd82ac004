import { toast } from '../../../lib/toast';
import { useActOnUserMutation, useDeleteUserMutation, type UserAction } from '../../../api/users-api';
import type { ManagedUser } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { RowActions } from '../kit/row-actions';

interface Deed {
  label: StaffText;
  confirm?: StaffText;
  done: StaffText;
  failed: StaffText;
}

const DEEDS: Record<UserAction, Deed> = {
  block: {
    label: 'Block',
    confirm: 'Block {name}? They are logged out at once.',
    done: 'User blocked',
    failed: 'Failed to block user',
  },
  unblock: { label: 'Unblock', done: 'User unblocked', failed: 'Failed to unblock user' },
  'resend-verification': {
    label: 'Resend verification',
    done: 'Verification email sent',
    failed: 'Failed to resend verification',
  },
  'reset-two-step': {
    label: 'Switch off two-step login',
    confirm: 'Switch off two-step login of {name}?',
    done: 'Two-step login switched off',
    failed: 'Failed to switch off two-step login',
  },
};

function deedsFor({ is_blocked, is_verified, has_two_step }: ManagedUser): UserAction[] {
  const deeds: UserAction[] = [is_blocked ? 'unblock' : 'block'];
  if (!is_verified) deeds.push('resend-verification');
  if (has_two_step) deeds.push('reset-two-step');
  return deeds;
}

interface UserActionsProps {
  user: ManagedUser;
  onEdit: (user: ManagedUser) => void;
  onShowOrders: (user: ManagedUser) => void;
}

/** What an admin may do to a user. */
export function UserActions({ user, onEdit, onShowOrders }: UserActionsProps) {
  const { t, translateProblem } = useStaffI18n();
  const { name } = user;
  const [deleteUser, { isLoading }] = useDeleteUserMutation();
  const [actOnUser] = useActOnUserMutation();

  const remove = async () => {
    if (!window.confirm(t('Delete {name}?', { name }))) return;
    try {
      await deleteUser(user.id).unwrap();
      toast.success(t('User deleted'));
    } catch (error) {
      toastFailure(t('Failed to delete user'), error, translateProblem);
    }
  };

  const act = async (action: UserAction) => {
    const { confirm, done, failed } = DEEDS[action];
    if (confirm && !window.confirm(t(confirm, { name }))) return;
    try {
      await actOnUser({ id: user.id, action }).unwrap();
      toast.success(t(done));
    } catch (error) {
      toastFailure(t(failed), error, translateProblem);
    }
  };

  const more = [
    { key: 'orders', label: t('Orders & spend'), onClick: () => onShowOrders(user) },
    ...deedsFor(user).map((key) => ({ key, label: t(DEEDS[key].label), onClick: () => void act(key) })),
  ];
  return (
    <RowActions
      name={name}
      onEdit={() => onEdit(user)}
      onDelete={() => void remove()}
      isDeleting={isLoading}
      more={more}
    />
  );
}
