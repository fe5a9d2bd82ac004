import { Button, Input, Tag } from 'antd';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { ShopImage } from '../../../components/shop-image';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { ImageFileField } from '../kit/file-field';
import { LibraryPicker } from '../media/library-picker';
import {
  MOST_PICTURES,
  pictureAt,
  pictureOfFile,
  picturesText,
  readPictures,
  type FormPicture,
} from './form-pictures';
import styles from './pictures-field.module.css';

interface PicturesFieldProps {
  label: string;
  isRequired?: boolean;
  /** The form item passes these: the pictures as one text. */
  value?: string;
  onChange?: (text: string) => void;
}

/** The pictures of a product: added as files or from the library, put in order by buttons or by dragging. */
export function PicturesField({ label, isRequired, value, onChange }: PicturesFieldProps) {
  const { t } = useStaffI18n();
  const [isPicking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const pictures = readPictures(value);
  const { list, focus } = useFocusAfter(value);

  const change = (now: FormPicture[]) => onChange?.(picturesText(now));
  const add = (more: FormPicture[]) => {
    change([...pictures, ...more.filter(({ url }) => pictures.every((one) => one.url !== url))]);
    // The same file may be chosen again after it was removed.
    if (input.current) input.current.value = '';
  };
  const move = (from: number, to: number) => {
    const others = pictures.filter((_, index) => index !== from);
    change([...others.slice(0, to), pictures[from]!, ...others.slice(to)]);
  };
  const remove = (place: number) => {
    change(pictures.filter((_, index) => index !== place));
    focus(Math.min(place, pictures.length - 2), 'remove');
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
        {pictures.map((picture, place) => (
          <li
            key={picture.url}
            className={place === dragged ? `${styles.item} ${styles.dragged}` : styles.item}
            onDragOver={(event) => dragOver(event, place)}
            onDrop={(event) => event.preventDefault()}
          >
            <div
              className={styles.picture}
              draggable
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(null)}
            >
              <ShopImage src={picture.url} alt={picture.alt} width={96} height={96} />
              {place === 0 && <Tag className={styles.main}>{t('Main picture')}</Tag>}
            </div>
            <div className={styles.texts}>
              <AltField
                label="What picture {number} shows"
                place={place}
                value={picture.alt}
                onChange={(alt) => change(pictures.with(place, { ...picture, alt }))}
              />
              <AltField
                label="What picture {number} shows, in Khmer"
                lang="km"
                place={place}
                value={picture.alt_km}
                onChange={(alt_km) => change(pictures.with(place, { ...picture, alt_km }))}
              />
            </div>
            <PictureButtons
              place={place}
              count={pictures.length}
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
        label={pictures.length === 0 ? label : t('Add pictures')}
        isRequired={isRequired && pictures.length === 0}
        isMultiple
        ref={input}
        onFiles={(files) => add(files.map(pictureOfFile))}
      />
      <Button className={styles.pick} onClick={() => setPicking(true)}>
        {t('Choose from the library')}
      </Button>
      {isPicking && (
        <LibraryPicker
          onPick={({ url }) => {
            setPicking(false);
            add([pictureAt(url)]);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** The rule of the form for this field. */
export function usePictureRule(label: string, isRequired: boolean) {
  const { t } = useStaffI18n();
  return {
    validator: (_: unknown, text?: string) => {
      const { length } = readPictures(text);
      if (isRequired && length === 0)
        return Promise.reject(new Error(t('{field} is required', { field: label })));
      if (length <= MOST_PICTURES) return Promise.resolve();
      return Promise.reject(
        new Error(t('A product can have at most {most} pictures', { most: MOST_PICTURES })),
      );
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

interface PictureButtonsProps {
  place: number;
  count: number;
  onMove: (to: number, act: Act) => void;
  onRemove: () => void;
}

function PictureButtons({ place, count, onMove, onRemove }: PictureButtonsProps) {
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
      {button('first', '★', 'Make picture {number} the main one', place === 0, () => onMove(0, 'first'))}
      {button('up', '↑', 'Move picture {number} up', place === 0, () => onMove(place - 1, 'up'))}
      {button('down', '↓', 'Move picture {number} down', place === count - 1, () =>
        onMove(place + 1, 'down'),
      )}
      {button('remove', '✕', 'Remove picture {number}', false, onRemove)}
    </div>
  );
}

/** After a button has moved or removed a picture, the focus goes on where the eye is: to its button, or to one beside it. */
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
