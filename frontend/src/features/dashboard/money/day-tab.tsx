import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useGetBooksDayQuery } from '../../../api/money-desk-api';
import { shopDay } from '../../../api/shop-time';
import type { BooksDay } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { DayField } from '../kit/day-field';
import { FilterBar } from '../kit/filter-bar';
import { ListTable, type ListColumn } from '../kit/list-table';
import { LoadState } from '../kit/load-state';
import { useMay } from '../kit/may';
import { aDay, useListAddress } from '../kit/use-list-address';
import { ActionsLine } from './actions-line';
import { CloseDayDialog } from './close-day-dialog';
import { DayFigures } from './day-figures';
import { amountOf, useMoneyNames } from './money-words';
import { PartTitle } from './part-title';

/** The books of a day: what came and went, what each account had, and closing it. The address holds the day. */
export function DayTab() {
  const { t } = useStaffI18n();
  const address = useListAddress({ day: aDay });
  const day = address.search.day || shopDay();
  const query = useGetBooksDayQuery(day);
  const { currentData: books } = query;
  return (
    <>
      <FilterBar>
        <DayField label={t('Day')} value={day} onChange={address.field('day').onChange} />
      </FilterBar>
      <LoadState
        of={{ ...query, data: books }}
        loading={t('Loading...')}
        failed={t('Failed to load the money')}
      />
      {books && (
        <>
          <DayState books={books} onDay={(wanted) => address.show({ day: wanted })} />
          <PartTitle>{t('What came and went')}</PartTitle>
          <DayFigures figures={books.figures} />
          <PartTitle>{t('Accounts')}</PartTitle>
          <DayBalances balances={books.balances} />
        </>
      )}
    </>
  );
}

/** Whether the day is closed, and what has to be done before it can be. */
function DayState({ books, onDay }: { books: BooksDay; onDay: (day: string) => void }) {
  const { t, day: dayOf, moment } = useStaffI18n();
  const may = useMay();
  const [isClosing, setClosing] = useState(false);
  const { day, closed, first_open_day: first } = books;
  if (closed)
    return (
      <Alert
        type="success"
        showIcon
        title={
          closed.by
            ? t('Closed by {name}, {when}', { name: closed.by, when: moment(closed.at) })
            : t('Closed along with a later day')
        }
        description={closed.explanation}
      />
    );
  if (first && first < day)
    return (
      <Alert
        type="info"
        showIcon
        title={t('The books of {day} are to be closed first', { day: dayOf(first) })}
        action={<Button onClick={() => onDay(first)}>{t('Show that day')}</Button>}
      />
    );
  return (
    <ActionsLine>
      <strong>{t('This day is open.')}</strong>
      {may('manage') && (
        <Button type="primary" onClick={() => setClosing(true)}>
          {t('Close the day')}
        </Button>
      )}
      {isClosing && <CloseDayDialog books={books} onClose={() => setClosing(false)} />}
    </ActionsLine>
  );
}

function DayBalances({ balances }: { balances: BooksDay['balances'] }) {
  const { t } = useStaffI18n();
  const { accountName } = useMoneyNames();
  const amountColumn = (
    title: string,
    name: 'opening' | 'closing',
  ): ListColumn<(typeof balances)[number]> => ({
    title,
    dataIndex: name,
    align: 'right',
    render: (minor: number, { currency }) => amountOf({ minor, currency }),
  });
  return (
    <ListTable
      rowKey={({ account, currency }) => `${account} ${currency}`}
      dataSource={balances}
      columns={[
        { title: t('Account'), dataIndex: 'account', render: accountName },
        amountColumn(t('In the morning'), 'opening'),
        amountColumn(t('In the evening'), 'closing'),
      ]}
      pagination={false}
      locale={{ emptyText: t('Nothing was booked yet.') }}
    />
  );
}
