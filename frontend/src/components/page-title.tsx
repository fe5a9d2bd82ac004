import { PageHead } from './page-head';

/** Names the page in the browser's tab. */
export function PageTitle({ text }: { text?: string }) {
  return <PageHead title={text} />;
}
