import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import {
  CHECK_OF_FILE,
  TEMPLATE_URL,
  useMatchColumnsMutation,
  useRehearseUploadMutation,
} from '../../../api/bulk-api';
import { fieldErrorsOf } from '../../../api/field-errors';
import type { BulkUpload, FileColumns } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Lead } from '../kit/lead';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import styles from './bulk-form.module.css';
import { isComplete, uploadForm, type ChosenFiles, type Mapping, type Reading } from './chosen-files';
import { ColumnMatching } from './column-matching';
import { DropZone } from './drop-zone';
import { ExportButton } from './export-button';
import { useForgottenOnLeaving } from './use-forgotten-on-leaving';

const lacksImages = (error: unknown) => fieldErrorsOf(error).some(({ code }) => code === 'FILES_REQUIRED');

const NOTHING: ChosenFiles = { images: [] };

const isForeign = (file: FileColumns | undefined) => file !== undefined && file.profile !== 'mekong';

interface BulkFormProps {
  /** The open upload, if any. */
  upload: BulkUpload | undefined;
  isOpening: boolean;
  onOpen: (id: string) => void;
}

/** Rehearses an upload as soon as a CSV file and images are chosen. */
export function BulkForm({ upload, isOpening, onOpen }: BulkFormProps) {
  const { t, translateProblem } = useStaffI18n();
  const [chosen, setChosen] = useState(NOTHING);
  /** The same at once, for what is chosen while something before it is still looked at. */
  const latest = useRef(NOTHING);
  const [rehearse, rehearsal] = useRehearseUploadMutation({ fixedCacheKey: CHECK_OF_FILE });
  useForgottenOnLeaving(rehearsal.reset);
  const [matchColumns, matching] = useMatchColumnsMutation();
  const [reading, setReading] = useState<Reading>({});
  /** So many choices are still looked at: what is pressed meanwhile would have the file read as if nothing was to be asked. */
  const [looks, setLooks] = useState(0);
  const lastCheck = useRef(0);
  /** Whether people have to match the columns of the chosen file. */
  const looking = useRef(Promise.resolve(false));
  /** What has to be matched before the file is read; nothing for a file in our own columns. */
  const file = chosen.csv && isForeign(matching.data) ? matching.data : undefined;

  const check = async ({ csv, images }: ChosenFiles, how = reading) => {
    if (!csv) return window.alert(t('Please select both CSV file and images!'));
    const own = (lastCheck.current += 1);
    const { data, error } = await rehearse(uploadForm(csv, images, how));
    // Other files were chosen meanwhile, and are being rehearsed themselves.
    if (own !== lastCheck.current) return;
    if (data) onOpen(data.id);
    else if (error)
      window.alert(t(lacksImages(error) ? 'Please select both CSV file and images!' : 'Upload failed!'));
  };

  const choose = async (change: (chosen: ChosenFiles) => ChosenFiles) => {
    const before = latest.current;
    const files = (latest.current = change(before));
    if (files === before) return;
    setLooks((count) => count + 1);
    try {
      await lookAt(files, before);
    } finally {
      setLooks((count) => count - 1);
    }
  };

  const lookAt = async (files: ChosenFiles, before: ChosenFiles) => {
    const own = (lastCheck.current += 1);
    setChosen(files);
    onOpen('');
    rehearsal.reset();
    const isNew = files.csv !== before.csv;
    const how = isNew ? {} : reading;
    if (isNew) setReading(how);
    if (isNew) looking.current = files.csv ? look(files.csv, how) : Promise.resolve(false);
    const isReady = !(await looking.current) || how.mapping !== undefined;
    if (isReady && (await isComplete(files)) && own === lastCheck.current) await check(files, how);
  };

  /** Asks what the columns of a file are; answers whether people have to match them. */
  const look = async (csv: File, how: Reading) => {
    const { data } = await matchColumns(uploadForm(csv, [], how));
    return isForeign(data);
  };

  const readBy = (mapping: Mapping) => {
    const how = { ...reading, mapping };
    setReading(how);
    void check(chosen, how);
  };

  const chooseSheet = (sheet: string) => {
    const how = { sheet };
    setReading(how);
    if (chosen.csv) looking.current = look(chosen.csv, how);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check(chosen);
  };

  const isBusy = looks > 0 || rehearsal.isLoading || isOpening || upload?.state === 'running';
  const isRehearsed = upload?.state === 'rehearsed';
  const isChosen = chosen.csv !== undefined || chosen.images.length > 0;
  useUnsavedWarning(upload ? isRehearsed && upload.waiting > 0 : isChosen);
  return (
    <>
      <form onSubmit={submit}>
        <Lead>
          {t('Before anything is saved, the file is checked row by row. Blank cells keep the current value.')}{' '}
          <a href={TEMPLATE_URL} className={styles.template} download>
            {t('Download the template')}
          </a>
          {' · '}
          <ExportButton />
        </Lead>
        <DropZone chosen={chosen} onChoose={(change) => void choose(change)} />
        <Lead role="status">{(rehearsal.isLoading || matching.isLoading) && t('Checking the file...')}</Lead>
        {!isRehearsed && !file && (
          <Button type="primary" htmlType="submit" disabled={isBusy}>
            {t('Upload')}
          </Button>
        )}
        {isRehearsed && chosen.csv && upload.error > 0 && (
          <Button htmlType="submit" disabled={isBusy}>
            {t('Check the file again')}
          </Button>
        )}
        <ErrorText>{translateProblem(rehearsal.error ?? matching.error)}</ErrorText>
      </form>
      {file && !upload && (
        <ColumnMatching
          key={file.columns.map(({ name }) => name).join('\n')}
          file={file}
          isBusy={isBusy || matching.isLoading}
          onSheet={chooseSheet}
          onMatched={readBy}
        />
      )}
    </>
  );
}
