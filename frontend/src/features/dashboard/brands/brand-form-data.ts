/** The multipart body of a brand; the logo is sent only when there is a new one. */
export function brandForm(name: string, logo: File | undefined): FormData {
  const form = new FormData();
  form.append('name', name);
  if (logo) form.append('image', logo);
  return form;
}
