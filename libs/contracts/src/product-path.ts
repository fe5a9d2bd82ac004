/** The address of a product's page: its lower-cased name with dashes for spaces, a dash, and its id. */
export function productPath({ category, name, id }: { category: string; name: string; id: number }): string {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return `/product/${category}/${encodeURIComponent(slug)}-${id}`;
}
