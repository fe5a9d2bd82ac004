import { Button, Tag } from 'antd';
import { PROMO_PAGE_SIZE, useGetPromoCodesQuery } from '../../../api/promo-codes-api';
import type { PromoCode } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { TextCell } from '../kit/cells';
import { FilterBar, SearchField } from '../kit/filter-bar';
import type { ListColumn } from '../kit/list-table';
import { useMay } from '../kit/may';
import { PageHead } from '../kit/page-head';
import { PagedTable } from '../kit/paged-table';
import { useList } from '../kit/use-list';
import { anyText, useListAddress } from '../kit/use-list-address';
import { useOpenEdit } from '../kit/use-open-edit';
import { PromoActions } from './promo-actions';
import { PromoCodeDialog, promoDraft } from './promo-code-dialog';
import type { EditedPromo } from './promo-values';
import { STATES } from './promo-words';

const FILTERS = { q: anyText };

/** The promo codes, which admins make and change, and support reads. */
export default function PromoCodesPage() {
  const { t } = useStaffI18n();
  const isAdmin = useMay()('manage');
  const [edited, setEdited] = useOpenEdit<EditedPromo>('promo-code', promoDraft);
  const address = useListAddress(FILTERS);
  const list = useList(useGetPromoCodesQuery(address.search), address, PROMO_PAGE_SIZE);
  const columns = useColumns(isAdmin, setEdited);
  return (
    <>
      <PageHead title={t('Promo codes')} />
      <FilterBar>
        <SearchField
          label={t('Search promo codes')}
          placeholder={t('Code or note')}
          maxLength={100}
          {...address.field('q')}
        />
        {isAdmin && (
          <Button type="primary" onClick={() => setEdited({})}>
            {t('New promo code')}
          </Button>
        )}
      </FilterBar>
      <PagedTable
        list={list}
        rows={({ promo_codes }) => promo_codes}
        columns={columns}
        failed={t('Failed to load the promo codes')}
        nothing={t('No promo codes here.')}
      />
      {edited && <PromoCodeDialog promo={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function useColumns(isAdmin: boolean, edit: (promo: EditedPromo) => void): ListColumn<PromoCode>[] {
  const { t, money, day } = useStaffI18n();
  const given = ({ kind, percent, amount_cents }: PromoCode) => {
    if (kind === 'percent') return `${percent}%`;
    return kind === 'amount' ? money((amount_cents ?? 0) / 100) : t('Free delivery');
  };
  const days = ({ begins_on, ends_on }: PromoCode) =>
    begins_on || ends_on
      ? `${begins_on ? day(begins_on) : '…'} – ${ends_on ? day(ends_on) : '…'}`
      : t('Always');
  return [
    { title: t('Code'), key: 'code', render: (_, { code }) => <TextCell>{code}</TextCell> },
    { title: t('What it gives'), key: 'kind', card: 'side', render: (_, promo) => given(promo) },
    {
      title: t('Status'),
      key: 'state',
      card: 'side',
      render: (_, { state }) => <Tag color={STATES[state].color}>{t(STATES[state].label)}</Tag>,
    },
    { title: t('Days'), key: 'days', card: 'fill', render: (_, promo) => days(promo) },
    {
      title: t('Used'),
      key: 'uses',
      card: 'side',
      render: (_, { uses, max_uses }) =>
        max_uses ? t('{count} of {most}', { count: uses, most: max_uses }) : uses,
    },
    {
      title: t('Note for staff'),
      key: 'note',
      card: 'none',
      render: (_, { note }) => <TextCell>{note || '-'}</TextCell>,
    },
    {
      title: t('Actions'),
      key: 'actions',
      card: 'end',
      hidden: !isAdmin,
      render: (_, promo) => <PromoActions promo={promo} onEdit={() => edit(promo)} />,
    },
  ];
}
