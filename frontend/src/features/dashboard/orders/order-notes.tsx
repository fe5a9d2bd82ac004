import { Button, Form, Input } from 'antd';
import { useWriteNoteMutation } from '../../../api/orders-api';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import styles from './order-notes.module.css';

const MOST_SIGNS = 2_000;

/** What staff wrote down about an order for each other, and a field to write more. */
export function OrderNotes({ order: { id, notes } }: { order: OrderPage }) {
  const { t, moment } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<{ text: string }>();
  const [writeNote, { isLoading }] = useWriteNoteMutation();
  const typed = Form.useWatch('text', form) ?? '';
  useUnsavedWarning(typed.trim() !== '');

  const write = async ({ text }: { text: string }) => {
    const isWritten = await act(() => writeNote({ orderId: id, text }).unwrap(), {
      done: t('Note saved'),
      failed: t('Failed to save the note'),
      form,
    });
    if (isWritten) form.resetFields();
  };

  return (
    <>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.text}>{note.text}</p>
              <span className={styles.when}>
                {note.by} · {moment(note.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Form
        noValidate
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void write(values)}
      >
        <Form.Item name="text" label={t('New note')} extra={t('Customers and sellers do not see notes.')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={MOST_SIGNS} />
        </Form.Item>
        <Button htmlType="submit" loading={isLoading} disabled={typed.trim() === ''}>
          {t('Save note')}
        </Button>
      </Form>
    </>
  );
}
