import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { toast } from '../../../lib/toast';
import { useEditBrandMutation } from '../../../api/staff-brands-api';
import { staleEditOf } from '../../../api/stale-edit';
import type { ListedBrand } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChangedMeanwhile, type ChangedFact } from '../kit/changed-meanwhile';
import { FileField } from '../kit/file-field';
import { IMAGE_HINT, IMAGE_TYPES } from '../kit/image-rules';
import { useEditDraft } from '../kit/use-edit-draft';
import { useFocusBack } from '../kit/use-focus-back';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { brandForm } from './brand-form-data';
import { raiseFirst } from './brand-name';

type Seen = Pick<ListedBrand, 'name' | 'image_url' | 'version'>;

/**
 * Renames a brand or gives it another logo; the name that was typed outlives the session. Somebody else's change meanwhile
 * is shown before it is replaced.
 */
export function EditBrandModal({ brand, onClose }: { brand: ListedBrand; onClose: () => void }) {
  useFocusBack();
  const { t, translateProblem } = useStaffI18n();
  const draft = useEditDraft<Seen>(`edit-brand-${brand.id}`);
  const [kept] = useState(draft.read);
  const [seen, setSeen] = useState<Seen>(kept?.seen ?? brand);
  const [name, setName] = useState(kept?.typed.name ?? brand.name);
  const [logo, setLogo] = useState<File>();
  const [stale, setStale] = useState<ChangedFact[] | null>(null);
  const [editBrand, { isLoading }] = useEditBrandMutation();
  const isUnsaved = name !== seen.name || logo !== undefined;
  const mayLeave = useUnsavedWarning(isUnsaved);

  const save = async () => {
    try {
      await editBrand({ id: brand.id, form: brandForm(name.trim(), logo, seen.version) }).unwrap();
      toast.success(t('Brand updated successfully'));
      close();
    } catch (error) {
      const current = staleEditOf(error) as Seen | null;
      if (!current) return toastFailure(t('Failed to update brand'), error, translateProblem);
      takeOver(current);
    }
  };

  const close = () => {
    draft.forget();
    onClose();
  };

  const rename = (typed: string) => {
    setName(typed);
    draft.keep({ name: typed }, seen);
  };

  /** A name that was not touched follows the other's change. */
  const takeOver = (current: Seen) => {
    const isTyped = name !== seen.name && name !== current.name;
    const facts: ChangedFact[] = [];
    if (current.name !== seen.name)
      facts.push({ label: t('Brand name'), now: current.name, isReplaced: isTyped });
    if (current.image_url !== seen.image_url)
      facts.push({
        label: t('Logo'),
        now: current.image_url,
        isImage: true,
        isReplaced: logo !== undefined,
      });
    if (!isTyped) setName(current.name);
    setStale(facts);
    setSeen(current);
  };

  return (
    <Modal
      open
      title={t('Edit {name}', { name: brand.name })}
      okText={t('Save')}
      cancelText={t('Cancel')}
      okButtonProps={{ disabled: name.trim() === '' }}
      confirmLoading={isLoading}
      onOk={save}
      onCancel={() => mayLeave() && close()}
    >
      {kept && !stale && <Alert type="info" showIcon title={t('What you had typed before is here again')} />}
      {stale && <ChangedMeanwhile title="Somebody else has changed this brand meanwhile" facts={stale} />}
      <Form.Item label={t('Brand name')} htmlFor="edit-brand-name" layout="vertical">
        <Input
          id="edit-brand-name"
          value={name}
          maxLength={100}
          onChange={({ target }) => rename(raiseFirst(target))}
        />
      </Form.Item>
      <FileField
        label={t('New logo')}
        accept={IMAGE_TYPES}
        hint={t(IMAGE_HINT)}
        onFiles={([file]) => setLogo(file)}
      />
    </Modal>
  );
}
