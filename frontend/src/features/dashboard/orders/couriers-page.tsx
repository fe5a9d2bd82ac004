import { Button, Card, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useChangeCouriersMutation, useGetCouriersQuery } from '../../../api/couriers-api';
import { staleEditOf } from '../../../api/stale-edit';
import type { Courier, CourierList } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { DraftNotice } from '../kit/draft-notice';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { PageHead } from '../kit/page-head';
import { StaleNotice } from '../kit/stale-notice';
import { TO_FAULT } from '../kit/to-fault';
import { useAct } from '../kit/use-act';
import { useKeptTexts } from '../kit/use-kept-texts';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import styles from './couriers-page.module.css';
import { WhoShipsSetting } from './who-ships';

const MOST = 20;
const NEW: Courier = { name: '', tracking_link: null, needs_number: true };

/** The couriers among which a shipment's is chosen, and where each shows its parcels. */
export default function CouriersPage() {
  const { t } = useStaffI18n();
  const query = useGetCouriersQuery(undefined, { refetchOnMountOrArgChange: true });
  // The form keeps what it began with: a later answer must not be overwritten unseen.
  const [opened, setOpened] = useState<CourierList | null>(null);
  if (!opened && query.data && !query.isFetching) setOpened(query.data);
  const reload = () => {
    void query.refetch();
    setOpened(null);
  };
  return (
    <>
      <PageHead title={t('Couriers')} />
      <WhoShipsSetting />
      {opened ? (
        <CouriersForm list={opened} onReload={reload} />
      ) : (
        <LoadState
          of={{ ...query, data: undefined }}
          loading={t('Loading couriers...')}
          failed={t('Failed to fetch couriers')}
        />
      )}
    </>
  );
}

function CouriersForm({ list, onReload }: { list: CourierList; onReload: () => void }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<{ couriers: Courier[] }>();
  const [change, { isLoading }] = useChangeCouriersMutation();
  const draft = useKeptTexts('couriers');
  const [kept] = useState(() => couriersIn(draft.kept));
  const [isUnsaved, setUnsaved] = useState(kept !== null);
  const [isStale, setStale] = useState(false);
  const [version, setVersion] = useState(kept?.version ?? list.version);
  useUnsavedWarning(isUnsaved);

  const keep = (couriers: Courier[]) => {
    setUnsaved(true);
    draft.keep({ list: JSON.stringify({ couriers, version }) });
  };

  const discard = () => {
    draft.forget();
    onReload();
  };

  const save = async ({ couriers }: { couriers: Courier[] }) => {
    const handleError = (error: unknown) => {
      const isChanged = staleEditOf(error) !== null;
      setStale(isChanged);
      return isChanged;
    };
    const words = { done: t('Couriers saved'), failed: t('Failed to save the couriers'), form, handleError };
    const saved = await act(() => change({ couriers: couriers.map(plain), version }).unwrap(), words);
    if (!saved) return;
    setVersion(saved.result.version);
    setUnsaved(false);
    draft.forget();
  };

  return (
    <Form
      noValidate
      form={form}
      layout="vertical"
      initialValues={{ couriers: kept?.couriers ?? list.couriers }}
      scrollToFirstError={TO_FAULT}
      onValuesChange={(_, { couriers }) => keep(couriers)}
      onFinish={(values) => void save(values)}
    >
      {isStale && (
        <StaleNotice title={t('Someone else changed the couriers')}>
          {t('Your changes were not saved.')}{' '}
          <Button size="small" onClick={discard}>
            {t('Show them as they are now')}
          </Button>
        </StaleNotice>
      )}
      {kept && isUnsaved && !isStale && <DraftNotice onDiscard={discard} />}
      <div className={styles.hint}>
        <Hint>
          {t('A tracking link is where the courier shows a parcel, with {number} in place of its number.', {
            number: '{number}',
          })}
        </Hint>
      </div>
      <Form.List name="couriers">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <CourierCard
                key={key}
                place={name}
                onRemove={fields.length > 1 ? () => remove(name) : undefined}
              />
            ))}
            <div className={styles.actions}>
              <Button disabled={fields.length >= MOST} onClick={() => add(NEW)}>
                {t('Add a courier')}
              </Button>
              <Button type="primary" htmlType="submit" loading={isLoading}>
                {t('Save')}
              </Button>
            </div>
          </>
        )}
      </Form.List>
    </Form>
  );
}

function CourierCard({ place, onRemove }: { place: number; onRemove?: () => void }) {
  const { t } = useStaffI18n();
  const name = Form.useWatch<string | undefined>(['couriers', place, 'name']) ?? '';
  return (
    <Card size="small" className={styles.courier} role="group" aria-label={name || t('New courier')}>
      <div className={styles.fields}>
        <Form.Item
          name={[place, 'name']}
          label={t('Name')}
          rules={[{ required: true, whitespace: true, message: t('Name is required') }]}
        >
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
        <Form.Item name={[place, 'tracking_link']} label={t('Tracking link')}>
          <Input maxLength={300} inputMode="url" autoComplete="off" placeholder="https://…/{number}" />
        </Form.Item>
        <Form.Item name={[place, 'needs_number']} valuePropName="checked" className={styles.beside}>
          <Checkbox>{t('Every parcel has a tracking number')}</Checkbox>
        </Form.Item>
        {onRemove && (
          <Button
            danger
            className={styles.beside}
            aria-label={t('Remove {name}', { name: name || t('New courier') })}
            onClick={onRemove}
          >
            {t('Remove')}
          </Button>
        )}
      </div>
    </Card>
  );
}

const couriersIn = ({ list }: Record<string, string>) =>
  list ? (JSON.parse(list) as Pick<CourierList, 'couriers' | 'version'>) : null;

/** An empty link is none. */
const plain = ({ name, tracking_link, needs_number }: Courier): Courier => ({
  name,
  tracking_link: tracking_link?.trim() ? tracking_link : null,
  needs_number,
});
