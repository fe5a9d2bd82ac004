import { useExportProductsMutation } from '../../../api/bulk-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { saveFile } from '../kit/save-file';
import { useStaff } from '../kit/staff';
import { useAct } from '../kit/use-act';
import styles from './export-button.module.css';

/** Saves the user's products, or for an admin all, as a file. The whole file has come before any of it is saved, so that none is silently short. */
export function ExportButton() {
  const { t } = useStaffI18n();
  const act = useAct();
  const isAdmin = useStaff()?.role === 'admin';
  const [exportProducts, { isLoading }] = useExportProductsMutation();

  const save = async () => {
    const exported = await act(() => exportProducts().unwrap(), {
      failed: t('The products could not be exported. No file was saved.'),
    });
    if (exported) saveFile('products.csv', exported.result);
  };

  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={isLoading}
      onClick={() => !isLoading && void save()}
    >
      {t(isLoading ? 'Exporting...' : isAdmin ? 'Export all products' : 'Export my products')}
    </button>
  );
}
