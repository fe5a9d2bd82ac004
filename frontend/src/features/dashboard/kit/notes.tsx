import { Button, Form, Input } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './notes.module.css';
import { useAct } from './use-act';
import { useKeptTexts } from './use-kept-texts';
import { useUnsavedWarning } from './use-unsaved-warning';

interface Written {
  id: number;
  text: string;
  at: string;
  by: string;
}

interface NotesProps {
  /** What a half-written note is kept under. */
  draft: string;
  notes: Written[];
  /** Who does not see them, or who does. */
  hint: string;
  maxCharacters: number;
  isSaving: boolean;
  write: (text: string) => Promise<unknown>;
}

/** What staff wrote down for each other, and a field to write more. */
export function Notes({ draft, notes, hint, maxCharacters, isSaving, write }: NotesProps) {
  const { t, moment } = useStaffI18n();
  const act = useAct();
  const { kept, keep, forget } = useKeptTexts(draft);
  const [form] = Form.useForm<{ text: string }>();
  const typed = Form.useWatch('text', form) ?? '';
  useUnsavedWarning(typed.trim() !== '');

  const save = async ({ text }: { text: string }) => {
    const isWritten = await act(() => write(text), {
      done: t('Note saved'),
      failed: t('Failed to save the note'),
      form,
    });
    if (!isWritten) return;
    forget();
    form.setFieldsValue({ text: '' });
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
        initialValues={{ text: kept.text ?? '' }}
        onValuesChange={(_, { text }) => (text.trim() ? keep({ text }) : forget())}
        onFinish={(values) => void save(values)}
      >
        <Form.Item name="text" label={t('New note')} extra={hint}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={maxCharacters} />
        </Form.Item>
        <Button htmlType="submit" loading={isSaving} disabled={typed.trim() === ''}>
          {t('Save note')}
        </Button>
      </Form>
    </>
  );
}
