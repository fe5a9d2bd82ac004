import { Button, Space } from 'antd';
import { Link } from 'react-router-dom';
import { useGetEditedPagesQuery } from '../../../api/staff-pages-api';
import type { EditedShopPage } from '../../../api/types';
import { useOpenEdit } from '../kit/use-open-edit';
import { useStaffI18n } from '../i18n/staff-i18n';
import { OpenButton } from '../kit/cells';
import { Hint } from '../kit/hint';
import { ListTable, type ListColumn } from '../kit/list-table';
import { LoadState } from '../kit/load-state';
import { EditPageDialog } from './edit-page-dialog';
import { SettingsTab } from './settings-tab';

/** The pages about the shop, which its footer links to. */
export function PagesTab() {
  const { t, moment } = useStaffI18n();
  const query = useGetEditedPagesQuery();
  const [edited, setEdited] = useOpenEdit<EditedShopPage>('page', ({ slug }) => `edit-page-${slug}`);
  const columns: ListColumn<EditedShopPage>[] = [
    {
      title: t('Page'),
      key: 'title',
      render: (_, page) => <OpenButton onClick={() => setEdited(page)}>{page.title}</OpenButton>,
    },
    { title: t('In Khmer'), dataIndex: 'title_km', card: 'fill' },
    {
      title: t('Last changed'),
      key: 'changed',
      card: 'none',
      render: (_, page) => moment(page.updated_at),
    },
    {
      title: t('Actions'),
      key: 'actions',
      card: 'end',
      render: (_, page) => (
        <Space wrap>
          <Button onClick={() => setEdited(page)} aria-label={t('Edit {name}', { name: page.title })}>
            {t('Edit')}
          </Button>
          <Link to={`/pages/${page.slug}`}>{t('See it in the shop')}</Link>
        </Space>
      ),
    },
  ];
  return (
    <SettingsTab>
      <Hint>
        {t('The footer of every page links to these. The first texts are examples: please make them yours.')}
      </Hint>
      <LoadState of={query} loading={t('Loading pages...')} failed={t('Failed to load the pages')} />
      {query.data && (
        <ListTable
          rowKey="slug"
          columns={columns}
          onOpen={setEdited}
          dataSource={query.data}
          loading={query.isFetching}
          pagination={false}
        />
      )}
      {edited && <EditPageDialog key={edited.slug} page={edited} onClose={() => setEdited(null)} />}
    </SettingsTab>
  );
}
