import { useWriteNoteMutation } from '../../../api/orders-api';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Notes } from '../kit/notes';

const MAX_CHARACTERS = 2_000;

/** What staff wrote down about an order for each other, and a field to write more. */
export function OrderNotes({ order: { id, notes } }: { order: OrderPage }) {
  const { t } = useStaffI18n();
  const [writeNote, { isLoading }] = useWriteNoteMutation();
  return (
    <Notes
      draft={`order-note-${id}`}
      notes={notes}
      hint={t('Customers and sellers do not see notes.')}
      maxCharacters={MAX_CHARACTERS}
      isSaving={isLoading}
      write={(text) => writeNote({ orderId: id, text }).unwrap()}
    />
  );
}
