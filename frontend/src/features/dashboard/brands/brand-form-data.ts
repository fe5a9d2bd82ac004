/** The multipart body of a brand; the logo is sent only when there is a new one, the version when one was seen. */
export function brandForm(name: string, logo: File | undefined, version?: number): FormData {
  const form = new FormData();
  form.append('name', name);
  if (logo) form.append('image', logo);
  if (version !== undefined) form.append('version', String(version));
  return form;
}
