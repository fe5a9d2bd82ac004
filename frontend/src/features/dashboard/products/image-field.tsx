import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ErrorText } from '../../../components/notices';
import { Picture } from '../../../components/picture';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LibraryPicker } from '../media/library-picker';
import { FileField } from '../kit/file-field';
import { IMAGE_HINT, IMAGE_TYPES } from '../kit/image-rules';
import type { ProductImage } from './product-form-data';
import styles from './products.module.css';

interface ImageFieldProps {
  label: string;
  isRequired?: boolean;
  /** What is wrong with the choice, in words. */
  fault?: string;
  image: ProductImage | undefined;
  onChoose: (image: ProductImage | undefined) => void;
}

/** Where an image can be seen that is still a file of the computer. */
function useAddress(image: ProductImage | undefined): string | undefined {
  const made = useMemo(() => (image instanceof File ? URL.createObjectURL(image) : undefined), [image]);
  useEffect(() => () => (made ? URL.revokeObjectURL(made) : undefined), [made]);
  return image instanceof File ? made : image;
}

/** The image of a product, which is shown: a file of the computer, or one of the library. */
export function ImageField({ label, isRequired, fault, image, onChoose }: ImageFieldProps) {
  const { t } = useStaffI18n();
  const [isPicking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const address = useAddress(image);

  const pick = (address: string) => {
    if (input.current) input.current.value = '';
    setPicking(false);
    onChoose(address);
  };

  return (
    <>
      <FileField
        label={label}
        isRequired={isRequired}
        accept={IMAGE_TYPES}
        hint={t(IMAGE_HINT)}
        ref={input}
        onFiles={([file]) => onChoose(file)}
      />
      <ErrorText>{fault}</ErrorText>
      <div className={styles.image}>
        {address && <Picture src={address} alt="" width={96} height={81} />}
        <Button onClick={() => setPicking(true)}>{t('Choose from the library')}</Button>
      </div>
      {isPicking && <LibraryPicker onPick={({ url }) => pick(url)} onClose={() => setPicking(false)} />}
    </>
  );
}
