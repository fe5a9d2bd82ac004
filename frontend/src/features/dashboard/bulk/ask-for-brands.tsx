import { Button } from 'antd';
import { useAskForBrandsMutation } from '../../../api/bulk-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

/** Asks the admins for the brands that a seller's file names and the shop does not have. */
export function AskForBrands({ uploadId }: { uploadId: string }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [ask, { isLoading, isSuccess }] = useAskForBrandsMutation();
  const press = () =>
    act(() => ask(uploadId).unwrap(), {
      done: t('The admins were told. Please check the file again later.'),
      failed: t('The admins could not be told'),
    });
  return (
    <Button loading={isLoading} disabled={isSuccess} onClick={() => void press()}>
      {isSuccess ? t('The admins know') : t('Ask the admins for them')}
    </Button>
  );
}
