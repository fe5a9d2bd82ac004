import { Button } from 'antd';
import { useState } from 'react';
import { useGetBrandsQuery } from '../../../api/brands-api';
import type { BulkPage } from '../../../api/types';
import { NewBrandForm } from '../brands/new-brand-form';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { useStaff } from '../kit/staff';
import { AskForBrands } from './ask-for-brands';
import { CreateAllBrands } from './create-all-brands';
import { RowsList } from './rows-list';

interface UnknownBrandsProps {
  brands: BulkPage['unknown_brands'];
  uploadId: string;
}

/** The brands of a checked file that the shop does not have, each once. Admins create them here. */
export function UnknownBrands({ brands, uploadId }: UnknownBrandsProps) {
  const { t } = useStaffI18n();
  const isAdmin = useStaff()?.role === 'admin';
  const { data: known = [] } = useGetBrandsQuery();
  const [created, setCreated] = useState<string>();
  if (brands.length === 0) return null;
  const isThere = (name: string) => known.some((brand) => brand.name.toLowerCase() === name.toLowerCase());
  const missing = brands.map(({ name }) => name).filter((name) => !isThere(name));
  const what = isAdmin
    ? 'create them here, or correct them in the file, and check it again.'
    : 'ask an admin to create them, or correct them in the file, and check it again.';
  const actOn = (name: string) => {
    if (isThere(name)) return '✓';
    return (
      isAdmin && (
        <Button size="small" onClick={() => setCreated(name)}>
          {t('Create {name}', { name })}
        </Button>
      )
    );
  };
  return (
    <RowsList
      lead={`${t('Brands that the shop does not have:')} ${t(what)}`}
      items={brands.map(({ name, rows }) => ({
        key: name,
        text: t('{name} (rows: {rows})', { name, rows }),
        act: actOn(name),
      }))}
    >
      {!isAdmin && <AskForBrands key={uploadId} uploadId={uploadId} />}
      {isAdmin && missing.length > 0 && <CreateAllBrands names={missing} />}
      {created !== undefined && (
        <Dialog title={t('New brand')} footer={null} onCancel={() => setCreated(undefined)}>
          <NewBrandForm name={created} onCreated={() => setCreated(undefined)} />
        </Dialog>
      )}
    </RowsList>
  );
}
