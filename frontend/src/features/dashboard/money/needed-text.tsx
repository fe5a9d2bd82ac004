import { Form, Input } from 'antd';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';

interface NeededTextProps {
  name: string;
  label: StaffText;
  missing: StaffText;
  maxLength: number;
}

/** A text of a form that must not be empty. */
export function NeededText({ name, label, missing, maxLength }: NeededTextProps) {
  const { t } = useStaffI18n();
  return (
    <Form.Item
      name={name}
      label={t(label)}
      rules={[{ required: true, whitespace: true, message: t(missing) }]}
    >
      <Input maxLength={maxLength} autoComplete="off" />
    </Form.Item>
  );
}
