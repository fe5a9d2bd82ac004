import { Button } from 'antd';
import { useState } from 'react';
import { useCreateBrandMutation } from '../../../api/staff-brands-api';
import { brandForm } from '../kit/brand-form-data';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { initialsLogo } from './initials-logo';

/** Creates all brands that a file names with one press. Logos can follow. */
export function CreateAllBrands({ names }: { names: readonly string[] }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [createBrand] = useCreateBrandMutation();
  const [done, setDone] = useState<number>();

  const createAll = async () => {
    for (const [at, name] of names.entries()) {
      setDone(at);
      await createBrand(brandForm(name, await initialsLogo(name))).unwrap();
    }
  };
  const press = async () => {
    await act(createAll, {
      done: t('Created. Please check the file again.'),
      failed: t('Not all brands were created'),
    });
    setDone(undefined);
  };

  const wish =
    names.length === 1
      ? t('Create it, with its first letters as its logo')
      : t('Create all {count}, with their first letters as logos', { count: names.length });
  return (
    <Button loading={done !== undefined} onClick={() => void press()}>
      {done === undefined ? wish : t('Created: {done} of {count}', { done, count: names.length })}
    </Button>
  );
}
