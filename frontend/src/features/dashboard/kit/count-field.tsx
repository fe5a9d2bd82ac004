import { InputNumber } from 'antd';
import { withLatinDigits } from '../../../lib/digits';

interface CountFieldProps {
  label: string;
  value?: number | null;
  min?: number;
  /** A typed number above it becomes this one when the field is left. */
  max?: number;
  isDisabled?: boolean;
  isWrong?: boolean;
  placeholder?: string;
  onChange?: (count: number | null) => void;
  onBlur?: () => void;
  onPressEnter?: () => void;
}

const numberIn = (text = '') => withLatinDigits(text).replace(/[^\d.-]/g, '');

/** A field for a whole number, in Latin or Khmer digits. */
export function CountField({ label, isDisabled, isWrong, onChange, ...rest }: CountFieldProps) {
  return (
    <InputNumber<string | number>
      {...rest}
      aria-label={label}
      aria-invalid={isWrong}
      status={isWrong ? 'error' : undefined}
      disabled={isDisabled}
      precision={0}
      parser={numberIn}
      onChange={(count) => onChange?.(count === null || count === '' ? null : Number(count))}
    />
  );
}
