import { useI18n } from '../lib/i18n/i18n';
import { fullAddress, SHOP_NAME } from '../lib/shop';

interface PageHeadProps {
  title?: string;
  /** One or two sentences for search engines and shared links. */
  description?: string;
  /** The address of an image of 1200 by 630 pixels for shared links. */
  image?: string;
  /** The path of the page for search engines; a page without one is none for them. */
  path?: string;
  isProduct?: boolean;
}

/** Sets the title and description for the browser's tab, search engines and shared links. */
export function PageHead({ title, description, image, path, isProduct = false }: PageHeadProps) {
  const { t, language } = useI18n();
  const fullTitle = title ? `${title} | ${SHOP_NAME}` : SHOP_NAME;
  const summary =
    description || t('Mice, keyboards, headphones, monitors and mousepads, delivered in Cambodia.');
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:site_name" content={SHOP_NAME} />
      <meta property="og:type" content={isProduct ? 'product' : 'website'} />
      <meta property="og:locale" content={language === 'km' ? 'km_KH' : 'en_US'} />
      <meta property="og:image" content={fullAddress(image ?? '/icon-512.png')} />
      {image && <meta property="og:image:width" content="1200" />}
      {image && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {path && <meta property="og:url" content={fullAddress(path)} />}
      {path && <link rel="canonical" href={fullAddress(path)} />}
      {!path && <NoIndex />}
    </>
  );
}

/** Keeps search engines from listing the page. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
