import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ShopImage } from '../../../components/shop-image';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ImageFileField } from '../kit/file-field';
import { LibraryPicker } from '../media/library-picker';
import styles from './image-field.module.css';
import type { ProductImage } from './product-form-data';

interface ImageFieldProps {
  label: string;
  isRequired?: boolean;
  /** The image that is shown until another one is chosen. */
  present?: string | null;
  /** The form item passes this and `onChange`. */
  value?: ProductImage;
  onChange?: (image: ProductImage | undefined) => void;
}

/** The address of an image; for a file that is not uploaded yet, a temporary one. */
function useAddress(image: ProductImage | null | undefined): string | null | undefined {
  const made = useMemo(() => (image instanceof File ? URL.createObjectURL(image) : undefined), [image]);
  useEffect(() => () => (made ? URL.revokeObjectURL(made) : undefined), [made]);
  return image instanceof File ? made : image;
}

/** Chooses the image of a product, a file or one of the library, and shows it. */
export function ImageField({ label, isRequired, present, value, onChange }: ImageFieldProps) {
  const { t } = useStaffI18n();
  const [isPicking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const address = useAddress(value ?? present);

  const pick = (picked: string) => {
    if (input.current) input.current.value = '';
    setPicking(false);
    onChange?.(picked);
  };

  return (
    <>
      <ImageFileField
        label={label}
        isRequired={isRequired}
        ref={input}
        onFiles={([file]) => onChange?.(file)}
      />
      <div className={styles.image}>
        {address && <ShopImage src={address} alt="" width={96} height={81} />}
        <Button onClick={() => setPicking(true)}>{t('Choose from the library')}</Button>
      </div>
      {isPicking && <LibraryPicker onPick={({ url }) => pick(url)} onClose={() => setPicking(false)} />}
    </>
  );
}
