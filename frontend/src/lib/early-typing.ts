/**
 * What stands in the fields of a rendered form of this name, by the names of the fields: what was typed before it worked, or what
 * the server wrote there.
 */
export function typedInto(name: string): Record<string, string> {
  const form = document.querySelector<HTMLFormElement>(`#root form[name="${name}"]`);
  const typed: Record<string, string> = {};
  for (const [field, value] of form ? new FormData(form) : [])
    if (typeof value === 'string' && value) typed[field] = value;
  return typed;
}
