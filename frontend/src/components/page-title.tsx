import { SHOP_NAME } from '../lib/shop';

/** Names the page in the browser's tab. */
export function PageTitle({ text }: { text?: string }) {
  return <title>{text ? `${text} | ${SHOP_NAME}` : SHOP_NAME}</title>;
}
