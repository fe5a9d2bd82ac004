import { Button } from 'antd';
import { useState, type FormEvent } from 'react';
import { serverMessage } from '../../../api/problem';
import { useBulkUploadMutation } from '../../../api/staff-products-api';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FileField } from '../shell/file-field';
import { IMAGE_HINT, IMAGE_TYPES } from '../shell/image-rules';
import { BulkReport } from './bulk-report';

/** The multipart body of a bulk upload. */
function bulkForm(csv: File, images: File[]): FormData {
  const form = new FormData();
  form.append('csv', csv);
  for (const image of images) form.append('images', image);
  return form;
}

/** Adds the products of a CSV file; afterwards says row by row what became of them. */
export function BulkForm() {
  const { t, said } = useStaffI18n();
  const [csv, setCsv] = useState<File>();
  const [images, setImages] = useState<File[]>([]);
  const [upload, { data, error, isLoading }] = useBulkUploadMutation();

  const failure = serverMessage(error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!csv || images.length === 0) return window.alert(t('Please select both CSV file and images!'));
    const result = await upload(bulkForm(csv, images));
    if (result.error) window.alert(t('Upload failed!'));
  };

  return (
    <form onSubmit={submit}>
      <FileField label={t('CSV file')} accept=".csv,text/csv" onFiles={([file]) => setCsv(file)} />
      <FileField
        label={t('Images')}
        accept={IMAGE_TYPES}
        hint={t(IMAGE_HINT)}
        isMultiple
        onFiles={setImages}
      />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('Upload')}
      </Button>
      <ErrorText>{failure && said(failure)}</ErrorText>
      {data && <BulkReport result={data} />}
    </form>
  );
}
