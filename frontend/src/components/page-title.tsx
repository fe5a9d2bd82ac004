import { PageHead } from './page-head';

/** Sets the page's title, with the shop's own description. */
export function PageTitle({ text }: { text?: string }) {
  return <PageHead title={text} />;
}
