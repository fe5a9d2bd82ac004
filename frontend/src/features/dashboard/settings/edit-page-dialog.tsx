import { Form, Input } from 'antd';
import { useEditPageMutation } from '../../../api/staff-pages-api';
import type { EditedShopPage } from '../../../api/types';
import { PageText } from '../../../components/page-text';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { Hint } from '../kit/hint';
import { useEditForm } from '../kit/use-edit-form';
import styles from './edit-page-dialog.module.css';

const WIDTH_PX = 1_040;
const MAX_TITLE = 80;
const MAX_TEXT = 8_000;

type Seen = Pick<EditedShopPage, 'title' | 'title_km' | 'text' | 'text_km' | 'version'>;
type Values = Omit<Seen, 'version'>;

/** Edits the texts of a page in both languages, side by side, with how they will look. */
export function EditPageDialog({ page, onClose }: { page: EditedShopPage; onClose: () => void }) {
  const { t } = useStaffI18n();
  const [editPage] = useEditPageMutation();
  const edit = useEditForm<Seen, Values>({
    name: 'edit-page',
    id: page.slug,
    thing: page,
    valuesOf: ({ title, title_km, text, text_km }) => ({ title, title_km, text, text_km }),
    labels: {
      title: t('Title'),
      title_km: t('Title (Khmer)'),
      text: t('Text'),
      text_km: t('Text (Khmer)'),
    },
    save: (values, { version }) => editPage({ slug: page.slug, edit: { ...values, version } }).unwrap(),
    done: t('Page saved'),
    failed: t('Failed to save the page'),
    onClose,
  });
  return (
    <EditDialog
      edit={edit}
      width={WIDTH_PX}
      title={t('Edit {name}', { name: page.title })}
      changed="Someone else changed this page"
    >
      <Hint>{t('A line that begins with # is a heading, lines that begin with - are a list.')}</Hint>
      <div className={styles.languages}>
        <Texts title="title" titleLabel="Title" text="text" textLabel="Text" lang="en" />
        <Texts
          title="title_km"
          titleLabel="Title (Khmer)"
          text="text_km"
          textLabel="Text (Khmer)"
          lang="km"
        />
      </div>
    </EditDialog>
  );
}

interface TextsProps {
  title: string;
  titleLabel: StaffText;
  text: string;
  textLabel: StaffText;
  lang: string;
}

/** The texts of one language. */
function Texts({ title, titleLabel, text, textLabel, lang }: TextsProps) {
  const { t } = useStaffI18n();
  const typed = Form.useWatch<string | undefined>(text) ?? '';
  return (
    <div className={styles.language}>
      <Form.Item name={title} label={t(titleLabel)}>
        <Input maxLength={MAX_TITLE} lang={lang} />
      </Form.Item>
      <Form.Item name={text} label={t(textLabel)}>
        <Input.TextArea className={styles.text} maxLength={MAX_TEXT} lang={lang} />
      </Form.Item>
      <details>
        <summary>{t('How it will look')}</summary>
        <div lang={lang} className={styles.look}>
          <PageText text={typed} />
        </div>
      </details>
    </div>
  );
}
