/** Writes the name as the shop does, its first letter upper case; the caret stays where it is. Answers the name. */
export function raiseFirst(input: HTMLInputElement): string {
  const { value, selectionStart } = input;
  const raised = withUpperFirst(value);
  if (raised === value) return value;
  input.value = raised;
  input.setSelectionRange(selectionStart, selectionStart);
  return raised;
}

function withUpperFirst(name: string): string {
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}
