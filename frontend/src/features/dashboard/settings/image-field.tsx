import { useState } from 'react';
import { useUploadImagesMutation } from '../../../api/media-api';
import { ErrorText } from '../../../components/notices';
import { useReason } from '../../../lib/use-reason';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ImageFileField } from '../kit/file-field';
import { LogoField } from './logo-field';

interface ImageFieldProps {
  id?: string;
  label: string;
  /** The address of an image; '' for none. */
  value?: string;
  onChange?: (address: string) => void;
}

/** Chooses an image of the library, or takes one from the computer into it, for a form's item. */
export function ImageField({ id, label, value, onChange }: ImageFieldProps) {
  const { t, translateFault } = useStaffI18n();
  const reasonOf = useReason();
  const [upload, { isLoading }] = useUploadImagesMutation();
  const [fault, setFault] = useState('');

  const take = async ([file]: File[]) => {
    if (!file) return;
    setFault('');
    try {
      const [result] = await upload([file]).unwrap();
      if (result?.image) onChange?.(result.image.url);
      else setFault(result?.faults.map(translateFault).join('. ') ?? '');
    } catch (error) {
      setFault(reasonOf(error) ?? t('Upload failed'));
    }
  };

  return (
    <div aria-busy={isLoading}>
      <LogoField id={id} label={label} value={value} onChange={onChange} />
      <ImageFileField label={t('From this device')} onFiles={(files) => void take(files)} />
      <ErrorText>{fault}</ErrorText>
    </div>
  );
}
