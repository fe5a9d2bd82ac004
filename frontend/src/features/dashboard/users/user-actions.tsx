import type { ComponentProps } from 'react';
import { useActOnUserMutation, useDeleteUserMutation, type UserAction } from '../../../api/users-api';
import { useLazyCountOnSaleQuery } from '../../../api/staff-products-api';
import type { ManagedUser } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import { MoreActions, RowActions } from '../kit/row-actions';
import { useAct } from '../kit/use-act';

interface ActionTexts {
  label: StaffText;
  question?: StaffText;
  done: StaffText;
  failed: StaffText;
}

const ACTIONS: Record<UserAction, ActionTexts> = {
  block: {
    label: 'Block',
    question: 'Block {name}? They are logged out at once.',
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
    question: 'Switch off two-step login of {name}?',
    done: 'Two-step login switched off',
    failed: 'Failed to switch off two-step login',
  },
};

function actionsFor({ is_blocked, is_verified, has_two_step }: ManagedUser): UserAction[] {
  const actions: UserAction[] = [is_blocked ? 'unblock' : 'block'];
  if (!is_verified) actions.push('resend-verification');
  if (has_two_step) actions.push('reset-two-step');
  return actions;
}

/** Whether support has an action for them. */
export const canBeHelped = ({ is_verified }: ManagedUser): boolean => !is_verified;

interface UserActionsProps {
  user: ManagedUser;
  onEdit: (user: ManagedUser) => void;
  /** Leaves the page of the user, where it is one. */
  onDeleted?: () => void;
  /** What the menu begins with. */
  first?: ComponentProps<typeof MoreActions>['items'];
}

/** The buttons of a user's row or page; support has those that help a customer. */
export function UserActions({ user, onEdit, onDeleted, first = [] }: UserActionsProps) {
  const { t } = useStaffI18n();
  const { id, name, role } = user;
  const [countOnSale] = useLazyCountOnSaleQuery();
  const isAdmin = useMay()('manage');
  const [deleteUser, { isLoading }] = useDeleteUserMutation();
  const [actOnUser] = useActOnUserMutation();
  const act = useAct();

  const remove = async () => {
    // Where it cannot be known, the question is the plain one.
    const onSale = role === 'customer' ? 0 : ((await countOnSale(id)).data ?? 0);
    const question = onSale
      ? t(
          'Delete {name}? Their {count} products stay on sale; hide or delete them first if they should not.',
          {
            ...{ name, count: onSale },
          },
        )
      : t('Delete {name}?', { name });
    const isDeleted = await act(() => deleteUser(id).unwrap(), {
      ask: { question, yes: t('Delete'), isDanger: true },
      done: t('User deleted'),
      failed: t('Failed to delete user'),
    });
    if (isDeleted) onDeleted?.();
  };

  const perform = (action: UserAction) => {
    const { label, question, done, failed } = ACTIONS[action];
    return act(() => actOnUser({ id, action }).unwrap(), {
      ask: question && { question: t(question, { name }), yes: t(label), isDanger: true },
      done: t(done),
      failed: t(failed),
    });
  };

  const itemOf = (key: UserAction) => ({
    key,
    label: t(ACTIONS[key].label),
    onClick: () => void perform(key),
  });
  if (!isAdmin)
    return canBeHelped(user) && <MoreActions name={name} items={[itemOf('resend-verification')]} />;
  return (
    <RowActions
      name={name}
      onEdit={() => onEdit(user)}
      onDelete={() => void remove()}
      isDeleting={isLoading}
      more={[...first, ...actionsFor(user).map(itemOf)]}
    />
  );
}
