import { Switch } from 'antd';
import { useChangeWhoShipsMutation, useGetWhoShipsQuery, type WhoShips } from '../../../api/packing-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useAct } from '../kit/use-act';
import styles from './who-ships.module.css';

/** The setting whether the seller of a shop with one seller ships too. */
export function WhoShipsSetting() {
  const { t } = useStaffI18n();
  const query = useGetWhoShipsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to fetch who ships')} />
      {query.data && <SellersSwitch setting={query.data} onStale={() => void query.refetch()} />}
    </>
  );
}

function SellersSwitch({ setting, onStale }: { setting: WhoShips; onStale: () => void }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [change, { isLoading }] = useChangeWhoShipsMutation();

  const set = async (sellers_may_ship: boolean) => {
    const isSaved = await act(() => change({ sellers_may_ship, version: setting.version }).unwrap(), {
      done: t(sellers_may_ship ? 'The seller may ship now' : 'Only the shop ships now'),
      failed: t('Failed to save who ships'),
    });
    if (!isSaved) onStale();
  };

  return (
    <div className={styles.setting}>
      <Switch
        checked={setting.sellers_may_ship}
        loading={isLoading}
        aria-labelledby="sellers-may-ship"
        aria-describedby="about-sellers-may-ship"
        onChange={(isOn) => void set(isOn)}
      />
      <div>
        <span id="sellers-may-ship">{t('The seller may ship, in a shop with one seller')}</span>
        <Hint id="about-sellers-may-ship">
          {t('As soon as a second seller has a product in the shop, only the shop ships.')}
        </Hint>
      </div>
    </div>
  );
}
