import { Button } from 'antd';
import { useState, type FormEvent } from 'react';
import { serverMessage } from '../../../api/problem';
import { useBulkUploadMutation } from '../../../api/products-api';
import { ErrorText } from '../../../components/notices';
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
  const [csv, setCsv] = useState<File>();
  const [images, setImages] = useState<File[]>([]);
  const [upload, { data, error, isLoading }] = useBulkUploadMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!csv || images.length === 0) return window.alert('Please select both CSV file and images!');
    const result = await upload(bulkForm(csv, images));
    if (result.error) window.alert('Upload failed!');
  };

  return (
    <form onSubmit={submit}>
      <FileField label="CSV file" accept=".csv,text/csv" onFiles={([file]) => setCsv(file)} />
      <FileField label="Images" accept={IMAGE_TYPES} hint={IMAGE_HINT} isMultiple onFiles={setImages} />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        Upload
      </Button>
      <ErrorText>{serverMessage(error)}</ErrorText>
      {data && <BulkReport result={data} />}
    </form>
  );
}
