import type { FormField } from '../../../api/schema';

type BrandField = FormField<'/api/brands', 'post'> | FormField<'/api/brands/{id}', 'patch'>;

/** The multipart body of a brand, with the logo if there is a new one and the version if it is an edit. */
export function brandForm(name: string, logo: File | undefined, version?: number): FormData {
  const form = new FormData();
  const add = (field: BrandField, value: string | File) => form.append(field, value);
  add('name', name);
  if (logo) add('image', logo);
  if (version !== undefined) add('version', String(version));
  return form;
}
