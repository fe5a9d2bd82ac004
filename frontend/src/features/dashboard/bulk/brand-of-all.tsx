import { Select } from 'antd';
import { useState } from 'react';
import { useGetBrandsQuery } from '../../../api/brands-api';
import { useCreateBrandMutation } from '../../../api/staff-brands-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { brandForm } from '../kit/brand-form-data';
import { useStaff } from '../kit/staff';
import { useAct } from '../kit/use-act';
import { initialsLogo } from './initials-logo';

interface BrandOfAllProps {
  label: string;
  value: string | undefined;
  onChange: (name: string) => void;
}

const isLike = (typed: string, option?: { label: string }) =>
  Boolean(option?.label.toLowerCase().includes(typed.trim().toLowerCase()));

/** The brand of products whose file names none. Admins type one that the shop does not have, which is created at once. */
export function BrandOfAll({ label, value, onChange }: BrandOfAllProps) {
  const { t } = useStaffI18n();
  const isAdmin = useStaff()?.role === 'admin';
  const act = useAct();
  const { data: brands = [] } = useGetBrandsQuery();
  const [createBrand, { isLoading }] = useCreateBrandMutation();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const isThere = brands.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const isNew = isAdmin && wanted !== '' && !isThere;
  const create = async (name: string) => {
    const send = async () => createBrand(brandForm(name, await initialsLogo(name))).unwrap();
    if (await act(send, { failed: t('Not all brands were created') })) onChange(name);
  };
  const known = brands.map(({ name }) => ({ value: name, label: name }));
  return (
    <Select
      aria-label={label}
      loading={isLoading}
      showSearch={{ filterOption: isLike, onSearch: setTyped }}
      value={value}
      onChange={(name) => (isNew && name === wanted ? void create(name) : onChange(name))}
      options={[...known, ...(isNew ? [{ value: wanted, label: t('Create {name}', { name: wanted }) }] : [])]}
    />
  );
}
