const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is meant as such. */
export class Html {
  constructor(readonly markup: string) {}
}

function shown(value: unknown): string {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(shown).join('');
  return String(value).replace(/[&<>"']/g, (character) => escapes[character]!);
}

/** A piece of HTML; what is put in is text, unless it is `Html` itself. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + shown(values[index - 1]) + part));
}
