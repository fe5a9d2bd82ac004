/** What the storefront's page (`frontend/index.html`) leaves to the gateway, by the names that stand there. */
const names = ['html', 'shop-name', 'title', 'head', 'root', 'reads'] as const;
export type Placeholder = (typeof names)[number];

/** `<!--mekong:name-->what stands there unless it is filled<!--/mekong:name-->` */
const form = /<!--mekong:([\w-]+)-->(.*?)<!--\/mekong:\1-->/gs;

/** The page with these texts in its placeholders; the others keep what stands in them. */
export function fillPlaceholders(page: string, texts: Partial<Record<Placeholder, string>>): string {
  return page.replace(form, (_all, name: Placeholder, usual: string) => texts[name] ?? usual);
}

/** Throws where a page lacks one of the placeholders, or has one more than the gateway knows. */
export function checkPlaceholders(page: string): void {
  const found = [...page.matchAll(form)].map(([, name]) => name!).sort();
  const wanted = [...names].sort();
  if (found.join() !== wanted.join())
    throw new Error(
      `The built page has the placeholders ${found.join(', ') || 'none'}; wanted are ${wanted.join(', ')}`,
    );
}
