import type { FormItemProps } from 'antd';
import { EMAIL_PATTERN } from '../../../lib/email-pattern';
import { useStaffI18n } from '../i18n/staff-i18n';

/** The rules of a field for an email address. */
export function useEmailRules(): FormItemProps['rules'] {
  const { t } = useStaffI18n();
  return [
    { required: true, whitespace: true, message: t('Email is required') },
    {
      transform: (typed: string) => typed.trim(),
      pattern: EMAIL_PATTERN,
      message: t('This is no email address'),
    },
  ];
}
