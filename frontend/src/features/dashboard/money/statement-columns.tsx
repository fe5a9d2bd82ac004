import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import type { Statement } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Notice } from '../../../components/notices';
import { ActionsLine } from './actions-line';
import { ROLES, type Role } from './desk-words';
import styles from './statement-columns.module.css';

export type Mapping = Statement['mapping'];

type Typed = Partial<Record<Role, string>> & { fixed?: 'USD' | 'KHR' | '' };

interface StatementColumnsProps {
  statement: Statement;
  isSending: boolean;
  onMapping: (mapping: Mapping) => void;
}

/** Which column of a bank's file holds what. Open where that could not be guessed. */
export function StatementColumns({ statement, isSending, onMapping }: StatementColumnsProps) {
  const { t } = useStaffI18n();
  const { columns, mapping, missing } = statement;
  const needsMoney = statement.lines.some(({ faults }) =>
    faults.some(({ code }) => code === 'CURRENCY_UNCLEAR'),
  );
  const [isOpen, setOpen] = useState(missing.length > 0 || needsMoney);
  const none = { value: '', label: t('No column') };
  const options = columns.map(({ name, samples }) => ({
    value: name,
    label: samples[0] ? `${name} (${samples[0]})` : name,
  }));
  const send = ({ fixed, ...chosen }: Typed) => {
    const named = Object.entries(chosen).filter(([, name]) => name);
    onMapping({ columns: Object.fromEntries(named), ...(fixed && { currency: fixed }) });
  };
  if (!isOpen)
    return (
      <ActionsLine>
        <Button onClick={() => setOpen(true)}>{t('Change the columns')}</Button>
      </ActionsLine>
    );
  return (
    <Form
      layout="vertical"
      name="statement-columns"
      initialValues={{ ...mapping.columns, fixed: mapping.currency ?? '' }}
      onFinish={send}
    >
      {missing.length > 0 && (
        <Notice kind="warning">
          {t('Please say which columns hold: {names}', {
            names: missing.map((role) => t(ROLES[role])).join(', '),
          })}
        </Notice>
      )}
      <div className={styles.mapping}>
        {(Object.keys(ROLES) as Role[]).map((role) => (
          <Form.Item key={role} name={role} label={t(ROLES[role])}>
            <Select options={[none, ...options]} />
          </Form.Item>
        ))}
        <Form.Item name="fixed" label={t('Money of lines that name none')}>
          <Select
            options={[none, { value: 'USD', label: t('in dollars') }, { value: 'KHR', label: t('in riel') }]}
          />
        </Form.Item>
      </div>
      <ActionsLine>
        <Button htmlType="submit" loading={isSending}>
          {t('Read it again')}
        </Button>
      </ActionsLine>
    </Form>
  );
}
