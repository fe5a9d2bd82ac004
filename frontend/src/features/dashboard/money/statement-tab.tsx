import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useLazyGetStatementQuery, useRehearseStatementMutation } from '../../../api/money-desk-api';
import type { Statement } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FileField } from '../kit/file-field';
import { CSV_FILE } from '../kit/file-kinds';
import { DropArea } from '../kit/drop-area';
import { Hint } from '../kit/hint';
import { useMay } from '../kit/may';
import { useAct } from '../kit/use-act';
import { EarlierStatements } from './earlier-statements';
import { Rehearsed } from './rehearsed';
import styles from './statement-tab.module.css';
import { StatementColumns, type Mapping } from './statement-columns';

const STATEMENT_FILE = { ...CSV_FILE, maxMegabytes: 1 };

/** A bank's file or messages: read, looked at, and taken into the books. */
export function StatementTab() {
  const { t } = useStaffI18n();
  const may = useMay();
  const act = useAct();
  const [file, setFile] = useState<File | null>(null);
  const [statement, setStatement] = useState<Statement | null>(null);
  const [rehearse, { isLoading }] = useRehearseStatementMutation();
  const [load, { isFetching }] = useLazyGetStatementQuery();

  const read = async (body: FormData | { text: string }) => {
    const done = await act(() => rehearse(body).unwrap(), { failed: t('The statement could not be read') });
    if (done) setStatement(done.result);
    return done !== null;
  };
  const readFile = async (csv: File, mapping?: Mapping) => {
    const form = new FormData();
    form.set('csv', csv);
    if (mapping) form.set('mapping', JSON.stringify(mapping));
    if (await read(form)) setFile(csv);
  };

  const open = async (id: string) => {
    const done = await act(() => load(id).unwrap(), { failed: t('The statement could not be read') });
    if (!done) return;
    setFile(null);
    setStatement(done.result);
  };

  if (!may('manage')) return <Hint>{t('Admins take statements into the books.')}</Hint>;
  return (
    <>
      <Hint>
        {t(
          "Read the bank's statement to find money of which the bank did not tell. Nothing is booked before you take it.",
        )}
      </Hint>
      <div className={styles.ways}>
        <DropArea isBusy={isLoading} onDrop={([dropped]) => dropped && void readFile(dropped)}>
          <FileField
            label={t("The bank's file (CSV)")}
            kind={STATEMENT_FILE}
            files={file ? [file] : []}
            onFiles={([chosen]) => chosen && void readFile(chosen)}
          />
        </DropArea>
        <Messages
          isSending={isLoading}
          onSend={async (text) => {
            if (await read({ text })) setFile(null);
          }}
        />
      </div>
      {statement && statement.columns.length > 0 && !statement.committed_at && file && (
        <StatementColumns
          key={statement.id}
          statement={statement}
          isSending={isLoading}
          onMapping={(mapping) => void readFile(file, mapping)}
        />
      )}
      {statement && statement.missing.length === 0 && (
        <Rehearsed statement={statement} onTaken={setStatement} />
      )}
      <EarlierStatements isOpening={isFetching} onOpen={({ id }) => void open(id)} />
    </>
  );
}

function Messages({ isSending, onSend }: { isSending: boolean; onSend: (text: string) => Promise<void> }) {
  const { t } = useStaffI18n();
  return (
    <Form
      noValidate
      layout="vertical"
      name="statement-messages"
      onFinish={({ text }: { text: string }) => void onSend(text)}
    >
      <Form.Item
        name="text"
        label={t("Or the bank's messages of Telegram")}
        rules={[{ required: true, whitespace: true, message: t('Please paste the messages') }]}
      >
        <Input.TextArea
          maxLength={20_000}
          autoSize={{ minRows: 3, maxRows: 10 }}
          placeholder="$24.00 paid by SOK DARA (*123) on Nov 28, 10:15 AM via ABA KHQR ..."
        />
      </Form.Item>
      <Button htmlType="submit" loading={isSending}>
        {t('Read the messages')}
      </Button>
    </Form>
  );
}
