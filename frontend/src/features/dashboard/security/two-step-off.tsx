import { Button, Form, Input } from 'antd';
import { useEndTwoStepMutation } from '../../../api/security-api';
import { toast } from '../../../lib/toast';
import { showFormFailure } from './show-form-failure';

interface OffForm {
  password: string;
  code: string;
}

/** Switches the second step off, by password and a code. */
export function TwoStepOff() {
  const [form] = Form.useForm<OffForm>();
  const [endTwoStep, { isLoading }] = useEndTwoStepMutation();

  const switchOff = async ({ password, code }: OffForm) => {
    try {
      await endTwoStep({ password, code: code.trim() }).unwrap();
      toast.success('Two-step login is off');
    } catch (error) {
      showFormFailure(form, 'Failed to switch off two-step login', error);
    }
  };

  return (
    <Form form={form} name="end-two-step" layout="vertical" requiredMark={false} onFinish={switchOff}>
      <h2>Switch off</h2>
      <Form.Item
        name="password"
        label="Your password"
        rules={[{ required: true, message: 'Please enter your password' }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="code"
        label="Code of your app, or a recovery code"
        rules={[{ required: true, message: 'Please enter the code' }]}
      >
        <Input autoComplete="one-time-code" maxLength={20} />
      </Form.Item>
      <Button danger htmlType="submit" loading={isLoading}>
        Switch off two-step login
      </Button>
    </Form>
  );
}
