/** Makes the first letter of the input upper case, keeping the caret's place. Returns the name. */
export function capitalizeFirst(input: HTMLInputElement): string {
  const { value, selectionStart } = input;
  const raised = withUpperCaseFirst(value);
  if (raised === value) return value;
  input.value = raised;
  input.setSelectionRange(selectionStart, selectionStart);
  return raised;
}

function withUpperCaseFirst(name: string): string {
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}
