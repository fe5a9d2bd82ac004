/** What is typed into a form, by the names of its fields. */
type Typed = Record<string, string>;

let noted: Record<string, Typed> = {};

/** What stands in the fields of a painted form; of what the server wrote there as well. */
function typedIn(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) typed[name] = value;
  return typed;
}

const namedForms = () => [...document.querySelectorAll<HTMLFormElement>('#root form[name]')];

/** Notes what was typed into the painted page's forms; to be called before the page may be replaced. */
export function noteTyped(): void {
  noted = Object.fromEntries(namedForms().map((form) => [form.name, typedIn(form)]));
}

/** What was typed into the form of this name before it worked. Answers only once. */
export function takeTyped(name: string): Typed {
  const form = namedForms().find((one) => one.name === name);
  const { [name]: before = {}, ...others } = noted;
  noted = others;
  return { ...before, ...(form && typedIn(form)) };
}
