/** The placeholders in the storefront's page (`frontend/index.html`) that the gateway fills. */
const names = ['html', 'shop-name', 'icon', 'title', 'head', 'root', 'reads'] as const;
export type Placeholder = (typeof names)[number];

/** `<!--mekong:name-->the default content<!--/mekong:name-->` */
const form = /<!--mekong:([\w-]+)-->(.*?)<!--\/mekong:\1-->/gs;

/** Fills placeholders with these texts; the others keep their default content. */
export function fillPlaceholders(page: string, texts: Partial<Record<Placeholder, string>>): string {
  return page.replace(form, (_all, name: Placeholder, content: string) => texts[name] ?? content);
}

/** Throws when a page lacks one of the placeholders, or has an unknown one. */
export function checkPlaceholders(page: string): void {
  const found = [...page.matchAll(form)].map(([, name]) => name!).sort();
  const wanted = [...names].sort();
  if (found.join() !== wanted.join())
    throw new Error(
      `The built page has the placeholders ${found.join(', ') || 'none'}; wanted are ${wanted.join(', ')}`,
    );
}
