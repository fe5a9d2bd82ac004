import { Input, type InputProps } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ScanButton } from '../kit/scan-button';

interface BarcodeInputProps extends Pick<InputProps, 'id'> {
  value?: string;
  onChange?: (code: string) => void;
}

/** The field of a product's barcode, which is typed or scanned. */
export function BarcodeInput({ onChange, ...field }: BarcodeInputProps) {
  const { t } = useStaffI18n();
  return (
    <Input
      {...field}
      maxLength={60}
      autoComplete="off"
      onChange={({ target }) => onChange?.(target.value)}
      // A scanner ends with Enter, which would send the form.
      onPressEnter={(event) => event.preventDefault()}
      suffix={<ScanButton label={t('Scan the barcode')} onRead={(code) => onChange?.(code.slice(0, 60))} />}
    />
  );
}
