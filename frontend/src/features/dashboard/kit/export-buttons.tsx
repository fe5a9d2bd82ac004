import { Button } from 'antd';
import type { Language } from '../../../lib/i18n/language';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { saveFile } from './save-file';
import { useAct } from './use-act';

type Format = 'csv' | 'xlsx';

interface ExportButtonsProps {
  /** Of the file, without its ending. */
  name: string;
  failed: StaffText;
  isExporting: boolean;
  /** Resolves with the address of the file's bytes in this browser. */
  onExport: (as: { format: Format; language: Language }) => Promise<string>;
}

/** Saves what a list shows as a file, in the language of the dashboard. */
export function ExportButtons({ name, failed, isExporting, onExport }: ExportButtonsProps) {
  const { t, language } = useStaffI18n();
  const act = useAct();
  const save = async (format: Format) => {
    const exported = await act(() => onExport({ format, language }), { failed: t(failed) });
    if (exported) saveFile(`${name}.${format}`, exported.result);
  };
  return (
    <>
      <Button disabled={isExporting} onClick={() => void save('csv')}>
        {t('Export CSV')}
      </Button>
      <Button disabled={isExporting} onClick={() => void save('xlsx')}>
        {t('Export XLSX')}
      </Button>
    </>
  );
}
