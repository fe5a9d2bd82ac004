import { Button } from 'antd';
import { useGetEditedLookQuery } from '../../../api/look-api';
import { ShopImage } from '../../../components/shop-image';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Fact, Facts } from '../kit/facts';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useOpenEdit } from '../kit/use-open-edit';
import { EditHomeDialog } from './edit-home-dialog';
import { SettingsTab } from './settings-tab';
import { SHELF_WORDS, useLookLabels } from './use-look-labels';

const TEXTS = ['hero_title', 'hero_title_km', 'hero_text', 'hero_text_km'] as const;

/** What shoppers see first. */
export function HomeTab() {
  const { t } = useStaffI18n();
  const query = useGetEditedLookQuery();
  const labels = useLookLabels();
  const [edited, setEdited] = useOpenEdit<'shop'>('home', (of) => `edit-home-${of}`);
  const { data } = query;
  return (
    <SettingsTab>
      <Hint>{t('What is empty is as in any shop: its words, and pictures of what sells best.')}</Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load the look of the shop')} />
      {data && (
        <>
          <Facts>
            {TEXTS.map((field) => (
              <Fact key={field} label={labels[field]}>
                {data[field] || '-'}
              </Fact>
            ))}
            <Fact label={labels.hero_image}>
              {data.hero_image ? <ShopImage src={data.hero_image} alt="" width={120} height={90} /> : '-'}
            </Fact>
            <Fact label={labels.shelves}>
              {data.shelves.map((shelf) => t(SHELF_WORDS[shelf])).join(', ') || '-'}
            </Fact>
          </Facts>
          <Button
            onClick={() => setEdited('shop')}
            aria-label={t('Edit {name}', { name: t('Landing page') })}
          >
            {t('Edit')}
          </Button>
          {edited && <EditHomeDialog look={data} onClose={() => setEdited(null)} />}
        </>
      )}
    </SettingsTab>
  );
}
