import { Form, Input } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import { numberFault, type NumberLimits } from './number-text';

interface NumberFieldProps {
  name: string;
  label: string;
  limits: NumberLimits;
  /** May be typed behind the number; the server reads it too. */
  unit?: string;
  isRequired?: boolean;
  placeholder?: string;
  hint?: string;
  /** By what it is set, so that nobody changes it here. */
  setBy?: string;
}

/** A text field for a number. Invalid input is refused with the reason, never corrected. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, limits, unit, isRequired = false, placeholder, hint, setBy } = props;
  const { t } = useStaffI18n();
  const inLimits = (_: unknown, typed?: string) => {
    const fault = typed?.trim() ? numberFault(withoutUnit(typed, unit), limits) : null;
    if (!fault) return Promise.resolve();
    return Promise.reject(new Error(t(fault, { field: label, least: limits.min, most: limits.max })));
  };
  const required = { required: true, whitespace: true, message: t('{field} is required', { field: label }) };
  return (
    <Form.Item
      name={name}
      label={label}
      extra={setBy ?? hint}
      validateFirst
      validateTrigger="onBlur"
      rules={[...(isRequired ? [required] : []), { validator: inLimits }]}
    >
      <Input
        inputMode={limits.precision === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={placeholder}
        disabled={setBy !== undefined}
      />
    </Form.Item>
  );
}

function withoutUnit(typed: string, unit = ''): string {
  const text = typed.trim();
  const hasUnit = unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase());
  return hasUnit ? text.slice(0, -unit.length) : text;
}
