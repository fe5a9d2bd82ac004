import { useEffect, useRef, useState } from 'react';
import { isUnanswered } from '../../api/problem';
import { randomKey } from '../../api/random-key';
import { useAskForReturnMutation } from '../../api/returns-api';
import type { Order } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { smallerPhoto } from '../../lib/smaller-photo';
import { toast } from '../../lib/toast';
import { filled } from '../../lib/use-form';
import { useKeptForm } from '../../lib/use-kept-form';
import { useReason } from '../../lib/use-reason';
import { MOST_PHOTOS, type ChosenPhoto } from './return-photos';
import { offeredFor, OTHER, type Returnable } from './returnable';

const MEGABYTE = 1_048_576;
/** Phones take larger ones, which the server would refuse. */
const MOST_BYTES = 5 * MEGABYTE;

interface Values {
  reason: string;
  details: string;
  /** How many pieces of which lines, as JSON. */
  pieces: string;
}

const RULES = {
  reason: filled('Please choose a reason'),
  details: (value: string, { reason }: Values) =>
    reason === OTHER && value.trim() === '' ? ('Please write down why' as const) : undefined,
};

/** What is chosen and typed for a return, and what sends it once. */
export function useReturnForm(order: Pick<Order, 'id'>, returnable: Returnable, onDone: () => void) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const first: Values = { reason: '', details: '', pieces: JSON.stringify(onlyOne(returnable.lines)) };
  const form = useKeptForm(`return-${order.id}`, first, RULES);
  const chosen = leftOf(form.values.pieces, returnable.lines);
  const { photos, add, remove, isReading } = usePhotos();
  const [fault, setFault] = useState('');
  // A call that is sent again, since no answer came, must not ask twice.
  const [key, setKey] = useState(randomKey);
  const [ask, { isLoading }] = useAskForReturnMutation();
  const lines = offeredFor(returnable, form.values.reason);

  const leave = () => {
    form.forget();
    onDone();
  };

  const submit = form.submit(async ({ reason, details }) => {
    const wanted = lines
      .map(({ id }) => ({ id, quantity: chosen[id] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    setFault('');
    if (wanted.length === 0) return setFault(t('Choose what you return'));
    const body = new FormData();
    body.set('lines', JSON.stringify(wanted));
    body.set('reason', reason === OTHER ? details : reason);
    if (reason !== OTHER && details.trim() !== '') body.set('details', details);
    for (const { file } of photos) body.append('photos', file, file.name);
    try {
      await ask({ orderId: order.id, key, form: body }).unwrap();
      toast.success(t('We have got your return, and answer you by email'));
      leave();
    } catch (error) {
      // What was refused may be corrected, which is another call.
      if (!isUnanswered(error)) setKey(randomKey());
      setFault(reasonOf(error) ?? t('The return could not be sent'));
    }
  });

  return {
    field: form.field,
    pieces: {
      lines,
      chosen,
      onChoose: (id: number, quantity: number) =>
        form.put({ pieces: JSON.stringify({ ...chosen, [id]: quantity }) }),
    },
    photos: { chosen: photos, onAdd: (added: File[]) => void add(added), onRemove: remove },
    fault,
    submit,
    leave,
    isSending: isLoading || isReading,
  };
}

/** The photos that are sent along, small enough for that, each with an address for as long as it is shown. */
function usePhotos() {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const [isReading, setReading] = useState(false);
  const shown = useRef(photos);
  useEffect(() => {
    shown.current = photos;
  }, [photos]);
  useEffect(() => () => shown.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);

  const add = async (added: File[]) => {
    setReading(true);
    const ready: ChosenPhoto[] = [];
    for (const given of added.slice(0, MOST_PHOTOS - photos.length)) {
      const file = given.size > MOST_BYTES ? await smallerPhoto(given, MOST_BYTES) : given;
      ready.push({ file, url: URL.createObjectURL(file) });
    }
    setPhotos((before) => [...before, ...ready].slice(0, MOST_PHOTOS));
    setReading(false);
  };

  const remove = (photo: ChosenPhoto) => {
    URL.revokeObjectURL(photo.url);
    setPhotos((before) => before.filter((one) => one !== photo));
  };

  return { photos, add, remove, isReading };
}

/** What was chosen, as far as it is left by now. */
function leftOf(pieces: string, lines: Returnable['lines']): Record<number, number> {
  const chosen = JSON.parse(pieces) as Record<number, number>;
  return Object.fromEntries(lines.map(({ id, left }) => [id, Math.min(chosen[id] ?? 0, left)]));
}

/** Where there is one piece only, that is it. */
function onlyOne(lines: Returnable['lines']): Record<number, number> {
  const some = lines.filter(({ left }) => left > 0);
  return some.length === 1 ? { [some[0]!.id]: 1 } : {};
}
