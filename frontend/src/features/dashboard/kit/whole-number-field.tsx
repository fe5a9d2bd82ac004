import { Form, Input } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import { wholeNumberOf } from './number-text';

/** A text field for a whole number, in any digits, with commas or blanks between thousands or without. Nobody changes it where it says by what it is set. */
export function WholeNumberField({ name, label, setBy }: { name: string; label: string; setBy?: string }) {
  const { t } = useStaffI18n();
  const isWhole = (_: unknown, typed: string) =>
    typed.trim() !== '' && Number.isSafeInteger(wholeNumberOf(typed))
      ? Promise.resolve()
      : Promise.reject(new Error(t('{field} must be a whole number', { field: label })));
  return (
    <Form.Item
      name={name}
      label={label}
      extra={setBy}
      rules={setBy === undefined ? [{ validator: isWhole }] : []}
    >
      <Input inputMode="numeric" maxLength={10} autoComplete="off" disabled={setBy !== undefined} />
    </Form.Item>
  );
}
