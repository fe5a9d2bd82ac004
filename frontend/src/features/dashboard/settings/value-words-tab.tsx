import { Button, Checkbox, Form, Input } from 'antd';
import { useEditValueWordMutation, useGetEditedValueWordsQuery } from '../../../api/staff-value-words-api';
import type { EditedValueWords } from '../../../api/types';
import { useOpenEdit } from '../kit/use-open-edit';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { FilterBar, SearchField } from '../kit/filter-bar';
import { Hint } from '../kit/hint';
import { ListTable, type ListColumn } from '../kit/list-table';
import { LoadState } from '../kit/load-state';
import { pagesOfWholeList } from '../kit/pages-of-whole-list';
import { SavedViews } from '../kit/saved-views';
import { useEditForm } from '../kit/use-edit-form';
import { anyText, oneOf, useListAddress } from '../kit/use-list-address';
import { SettingsTab } from './settings-tab';

interface Row {
  value: string;
  khmer: string;
  /** How many products have a value without Khmer. */
  products?: number;
}

const PAGE_SIZE = 20;
const FILTERS = { q: anyText, missing: oneOf(['true']) };

/** Those without Khmer first, which most products have. */
const rowsOf = ({ words, missing }: EditedValueWords): Row[] => [
  ...missing.map((one) => ({ ...one, khmer: '' })),
  ...words,
];

/** What Khmer readers see for the values of specifications. */
export function ValueWordsTab() {
  const { t } = useStaffI18n();
  const query = useGetEditedValueWordsQuery();
  const address = useListAddress(FILTERS);
  const { search, show, field } = address;
  const isOnlyMissing = search.missing !== '';
  const [edited, setEdited] = useOpenEdit<Row>('value', ({ value }) => `edit-value-${value}`);
  const fits = ({ value, khmer }: Row) =>
    (!isOnlyMissing || khmer === '') && `${value} ${khmer}`.includes(search.q.toLowerCase());
  const found = query.data && rowsOf(query.data).filter(fits);
  const columns: ListColumn<Row>[] = [
    { title: t('Value'), dataIndex: 'value' },
    { title: t('In Khmer'), key: 'khmer', card: 'fill', render: (_, { khmer }) => khmer || t('Not yet') },
    { title: t('Products'), key: 'products', card: 'none', render: (_, { products }) => products ?? '' },
    {
      title: t('Actions'),
      key: 'actions',
      card: 'end',
      render: (_, row) => (
        <Button onClick={() => setEdited(row)} aria-label={t('Edit {name}', { name: row.value })}>
          {t('Edit')}
        </Button>
      ),
    },
  ];
  return (
    <SettingsTab>
      <Hint>
        {t(
          'Khmer readers see these instead of what a product’s specifications say. # stands for any number.',
        )}
      </Hint>
      <FilterBar>
        <SearchField
          label={t('Search values')}
          placeholder={t('A value in English or Khmer')}
          {...field('q')}
        />
        <Checkbox
          checked={isOnlyMissing}
          onChange={({ target }) => show({ missing: target.checked ? 'true' : '' })}
        >
          {t('Only without Khmer')}
        </Checkbox>
        <SavedViews list="khmer_values" address={address} />
      </FilterBar>
      <LoadState of={query} loading={t('Loading values...')} failed={t('Failed to load the values')} />
      {found && (
        <ListTable
          rowKey="value"
          columns={columns}
          dataSource={found}
          loading={query.isFetching}
          locale={{ emptyText: t('No value matches.') }}
          pagination={pagesOfWholeList(found.length, address, PAGE_SIZE)}
        />
      )}
      {edited && <EditValueDialog key={edited.value} row={edited} onClose={() => setEdited(null)} />}
    </SettingsTab>
  );
}

function EditValueDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useStaffI18n();
  const [editValueWord] = useEditValueWordMutation();
  const label = t('In Khmer');
  const edit = useEditForm<Row, { khmer: string }>({
    name: 'edit-value',
    id: row.value,
    thing: row,
    valuesOf: ({ khmer }) => ({ khmer }),
    labels: { khmer: label },
    save: ({ khmer }, { value }) => editValueWord({ value, khmer }).unwrap(),
    done: t('Khmer value saved'),
    failed: t('Failed to save the Khmer value'),
    onClose,
  });
  return (
    <EditDialog edit={edit} title={t('Edit {name}', { name: row.value })}>
      <Form.Item name="khmer" label={label} extra={t('Empty: the value is shown as it is.')}>
        <Input lang="km" maxLength={100} />
      </Form.Item>
    </EditDialog>
  );
}
