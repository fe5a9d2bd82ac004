import { Form, Input, Select } from 'antd';
import { useInviteMutation, type NewInvitation } from '../../../api/invitations-api';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { Hint } from '../kit/hint';
import { useAct } from '../kit/use-act';
import { useEmailRules } from './use-email-rules';

const ABOUT: Record<NewInvitation['role'], StaffText> = {
  packer: 'Sees paid orders, packs and ships them and prints slips. No prices, people or money.',
  support: 'Sees orders and customers, writes notes, cancels unpaid orders and has mails sent again.',
  seller: 'Has products of their own, with their orders, reviews and figures.',
  admin: 'May do everything, also give others this role.',
};
const ROLES = Object.keys(ABOUT) as NewInvitation['role'][];

/** Invites somebody by mail to work in the shop. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<NewInvitation>();
  const [invite, { isLoading }] = useInviteMutation();
  const emailRules = useEmailRules();
  const role = Form.useWatch('role', form) ?? 'packer';

  const send = async (invitation: NewInvitation) => {
    const email = invitation.email.trim();
    const isSent = await act(() => invite({ ...invitation, email }).unwrap(), {
      done: t('Invitation sent to {email}', { email }),
      failed: t('Failed to send the invitation'),
      form,
    });
    if (isSent) onClose();
  };

  return (
    <Dialog
      title={t('Invite staff')}
      okText={t('Send invitation')}
      okButtonProps={{ htmlType: 'submit', form: 'invite-staff' }}
      confirmLoading={isLoading}
      onCancel={onClose}
    >
      <p>{t('They get a link by mail, choose a name and a password, and can work at once.')}</p>
      <Form
        noValidate
        id="invite-staff"
        name="invite-staff"
        form={form}
        layout="vertical"
        initialValues={{ email: '', role: 'packer' }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="email" label={t('Email')} validateTrigger="onBlur" rules={emailRules}>
          <Input type="email" autoComplete="off" />
        </Form.Item>
        <Form.Item name="role" label={t('Role')} extra={<Hint>{t(ABOUT[role])}</Hint>}>
          <Select options={ROLES.map((value) => ({ value, label: t(value) }))} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
