import { Form, Input, Select } from 'antd';
import { useInviteMutation, type NewInvitation } from '../../../api/invitations-api';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { Hint } from '../kit/hint';
import { useAct } from '../kit/use-act';
import { useDraftForm } from '../kit/use-draft-form';
import { useEmailRules } from './use-email-rules';

const ABOUT: Record<NewInvitation['role'], StaffText> = {
  packer: 'Sees paid orders, packs and ships them and prints slips. No prices, people or money.',
  support: 'Sees orders and customers, writes notes, cancels unpaid orders and has mails sent again.',
  seller: 'Has products of their own, with their orders, reviews and figures.',
  admin: 'May do everything, also give others this role.',
};
const ROLES = Object.keys(ABOUT) as NewInvitation['role'][];

const NOBODY: NewInvitation = { email: '', role: 'packer' };

/** Invites somebody by mail to work in the shop. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const { keep, close, ...draft } = useDraftForm<NewInvitation>({
    name: 'invite',
    id: 'staff',
    thing: NOBODY,
    valuesOf: (invitation) => ({ ...invitation }),
    onClose,
  });
  const { form } = draft;
  const [invite, { isLoading }] = useInviteMutation();
  const emailRules = useEmailRules();
  const role = Form.useWatch<NewInvitation['role'] | undefined>('role', form) ?? 'packer';

  const submit = async (invitation: NewInvitation) => {
    const email = invitation.email.trim();
    const isSent = await act(() => invite({ ...invitation, email }).unwrap(), {
      done: t('Invitation sent to {email}', { email }),
      failed: t('Failed to send the invitation'),
      form,
    });
    if (isSent) close();
  };

  return (
    <EditDialog
      edit={{ ...draft, isSaving: isLoading, change: (values) => keep(values, NOBODY), submit }}
      title={t('Invite staff')}
      okText={t('Send invitation')}
    >
      <p>{t('They get a link by mail, choose a name and a password, and can work at once.')}</p>
      <Form.Item name="email" label={t('Email')} validateTrigger="onBlur" rules={emailRules}>
        <Input type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item name="role" label={t('Role')} extra={<Hint>{t(ABOUT[role])}</Hint>}>
        <Select options={ROLES.map((value) => ({ value, label: t(value) }))} />
      </Form.Item>
    </EditDialog>
  );
}
