import { Button, Input, Tag } from 'antd';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { ShopImage } from '../../../components/shop-image';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { ImageFileField } from '../kit/file-field';
import { LibraryPicker } from '../media/library-picker';
import { MAX_IMAGES, imageAt, imageOfFile, imagesText, readImages, type FormImage } from './form-images';
import styles from './images-field.module.css';

interface ImagesFieldProps {
  label: string;
  isRequired?: boolean;
  /** The form item passes these: the images as one text. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** The images of a product: added as files or from the library, put in order by buttons or by dragging. */
export function ImagesField({ label, isRequired, id, value, onChange }: ImagesFieldProps) {
  const { t } = useStaffI18n();
  const [isPicking, setPicking] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const images = readImages(value);
  const { list, focus } = useFocusAfter(value);

  const change = (now: FormImage[]) => onChange?.(imagesText(now));
  const add = (more: FormImage[]) =>
    change([...images, ...more.filter(({ url }) => images.every((one) => one.url !== url))]);
  const move = (from: number, to: number) => {
    const others = images.filter((_, index) => index !== from);
    change([...others.slice(0, to), images[from]!, ...others.slice(to)]);
  };
  const remove = (place: number) => {
    change(images.filter((_, index) => index !== place));
    focus(Math.min(place, images.length - 2), 'remove');
  };
  const dragOver = (event: DragEvent, place: number) => {
    if (dragged === null) return;
    event.preventDefault();
    if (dragged === place) return;
    move(dragged, place);
    setDragged(place);
  };

  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {images.map((image, place) => (
          <li
            key={image.url}
            className={place === dragged ? `${styles.item} ${styles.dragged}` : styles.item}
            onDragOver={(event) => dragOver(event, place)}
            onDrop={(event) => event.preventDefault()}
          >
            <div
              className={styles.image}
              draggable
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(null)}
            >
              <ShopImage src={image.url} alt={image.alt} width={96} height={96} />
              {place === 0 && <Tag className={styles.main}>{t('Main image')}</Tag>}
            </div>
            <div className={styles.texts}>
              <AltField
                label="What image {number} shows"
                place={place}
                value={image.alt}
                onChange={(alt) => change(images.with(place, { ...image, alt }))}
              />
              <AltField
                label="What image {number} shows, in Khmer"
                lang="km"
                place={place}
                value={image.alt_km}
                onChange={(alt_km) => change(images.with(place, { ...image, alt_km }))}
              />
            </div>
            <ImageButtons
              place={place}
              count={images.length}
              onMove={(to, act) => {
                move(place, to);
                focus(to, act);
              }}
              onRemove={() => remove(place)}
            />
          </li>
        ))}
      </ol>
      <ImageFileField
        id={id}
        label={images.length === 0 ? label : t('Add images')}
        isRequired={isRequired && images.length === 0}
        isMultiple
        onFiles={(files) => add(files.map(imageOfFile))}
      />
      <Button className={styles.pick} onClick={() => setPicking(true)}>
        {t('Choose from the library')}
      </Button>
      {isPicking && (
        <LibraryPicker
          onPick={({ url }) => {
            setPicking(false);
            add([imageAt(url)]);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** The rule of the form for this field. */
export function useImageRule(label: string, isRequired: boolean) {
  const { t } = useStaffI18n();
  return {
    validator: (_: unknown, text?: string) => {
      const { length } = readImages(text);
      if (isRequired && length === 0)
        return Promise.reject(new Error(t('{field} is required', { field: label })));
      if (length <= MAX_IMAGES) return Promise.resolve();
      return Promise.reject(new Error(t('A product can have at most {most} images', { most: MAX_IMAGES })));
    },
  };
}

interface AltFieldProps {
  label: StaffText;
  lang?: string;
  place: number;
  value: string;
  onChange: (text: string) => void;
}

function AltField({ label, lang, place, value, onChange }: AltFieldProps) {
  const { t } = useStaffI18n();
  const id = useId();
  const words = t(label, { number: place + 1 });
  return (
    <Input
      id={id}
      lang={lang}
      size="small"
      maxLength={300}
      aria-label={words}
      placeholder={t(lang ? 'What it shows, in Khmer' : 'What it shows')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type Act = 'first' | 'up' | 'down' | 'remove';

interface ImageButtonsProps {
  place: number;
  count: number;
  onMove: (to: number, act: Act) => void;
  onRemove: () => void;
}

function ImageButtons({ place, count, onMove, onRemove }: ImageButtonsProps) {
  const { t } = useStaffI18n();
  const button = (act: Act, sign: string, label: StaffText, isOff: boolean, press: () => void) => (
    <Button
      size="small"
      data-act={act}
      disabled={isOff}
      aria-label={t(label, { number: place + 1 })}
      title={t(label, { number: place + 1 })}
      onClick={press}
    >
      {sign}
    </Button>
  );
  return (
    <div className={styles.buttons}>
      {button('first', '★', 'Make image {number} the main one', place === 0, () => onMove(0, 'first'))}
      {button('up', '↑', 'Move image {number} up', place === 0, () => onMove(place - 1, 'up'))}
      {button('down', '↓', 'Move image {number} down', place === count - 1, () => onMove(place + 1, 'down'))}
      {button('remove', '✕', 'Remove image {number}', false, onRemove)}
    </div>
  );
}

/** After a button has moved or removed an image, the focus goes on where the eye is: to its button, or to one beside it. */
function useFocusAfter(value: string | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ place: number; act: Act } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { place, act } = wanted.current;
    wanted.current = null;
    const item = list.current?.children[place];
    const buttonOf = (one: Act) => item?.querySelector<HTMLElement>(`[data-act="${one}"]:not(:disabled)`);
    (buttonOf(act) ?? buttonOf('up') ?? buttonOf('down') ?? buttonOf('remove'))?.focus();
  }, [value]);
  return { list, focus: (place: number, act: Act) => void (wanted.current = { place, act }) };
}
